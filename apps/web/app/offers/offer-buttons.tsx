import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';

interface OfferButtonsProps {
  name: string;
  /** The page of the service or tour, without language. */
  path: string;
  /** Address of the wizard with this offer chosen, without language. */
  bookingPath: string;
  /** Shows "Book", as for tours, instead of "Book Now", as for services (specification, section 2). */
  isShort?: boolean;
}

/** The links of a service's or tour's card: to the wizard, and to its page. */
export function OfferButtons({ name, path, bookingPath, isShort = false }: OfferButtonsProps) {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  return (
    <>
      <ButtonLink
        to={to(bookingPath)}
        variant="contained"
        size="small"
        aria-label={t(isShort ? 'bookShortNamed' : 'bookNamed', { name })}
      >
        {t(isShort ? 'book' : 'bookNow')}
      </ButtonLink>
      <ButtonLink to={to(path)} prefetch="intent" size="small" aria-label={t('viewDetailsNamed', { name })}>
        {t('viewDetails')}
      </ButtonLink>
    </>
  );
}
