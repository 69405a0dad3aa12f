import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../buttons/button-link';
import { useSiteLanguage } from '../i18n/use-site-language';

interface OfferButtonsProps {
  name: string;
  /** The page of the service or tour, without language. */
  path: string;
  /** Of the wizard, which chooses this offer; without language. */
  bookingPath: string;
  /** A service is booked with Book Now, a tour with Book (specification, section 2). */
  isShort?: boolean;
}

/** The two ways on from the card of a service or tour. */
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
