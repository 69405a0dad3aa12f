import { ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';
import { MessagePage } from '../error-pages/message-page';

interface MissingOfferProps {
  title: string;
  text: string;
  backPath: string;
  backLabel: string;
}

/** The page of a service or tour that does not exist or is not on offer. */
export function MissingOffer({ title, text, backPath, backLabel }: MissingOfferProps) {
  const { to } = useSiteLanguage();
  return (
    <MessagePage title={title} text={text}>
      <ButtonLink to={to(backPath)} variant="contained">
        {backLabel}
      </ButtonLink>
    </MessagePage>
  );
}
