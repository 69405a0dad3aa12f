import { useTranslation } from 'react-i18next';
import { data } from 'react-router-dom';
import { ButtonLink } from '../../buttons/button-link';
import type { Route } from './+types/not-found.page';
import { isOtherPage } from '../../api/is-other-page';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { MessagePage } from '../../error-pages/message-page';
import { notFoundSeo } from '../../seo/not-found-seo';
import { seoTags } from '../../seo/seo-tags';

export async function loader(args: Route.LoaderArgs) {
  return data({ seo: await notFoundSeo(args, 'notFound') }, { status: 404 });
}

export const shouldRevalidate = isOtherPage;

export const meta: Route.MetaFunction = ({ loaderData }) => seoTags(loaderData?.seo);

export default function NotFoundPage() {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  return (
    <MessagePage title={t('notFound.title')} text={t('notFound.text')}>
      <ButtonLink to={to('/')} variant="contained">
        {t('backToHome')}
      </ButtonLink>
      <ButtonLink to={to('/booking')} variant="outlined">
        {t('bookNow')}
      </ButtonLink>
    </MessagePage>
  );
}
