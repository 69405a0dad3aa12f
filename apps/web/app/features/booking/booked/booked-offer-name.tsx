import { inLanguage, otherLanguageOf, type TextFields } from '@chauffeur/contracts/languages/in-language';
import { TextInLanguage } from '../../../i18n/text-in-language';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import type { LastBooking } from './last-booking';

interface BookedOfferNameProps {
  booking: Pick<LastBooking, 'carName'> & TextFields<LastBooking, 'serviceName' | 'tourName'>;
}

/** The car and the service or tour that are booked. */
export function BookedOfferName({ booking }: BookedOfferNameProps) {
  const { language } = useSiteLanguage();
  const key = booking.serviceName ? 'serviceName' : 'tourName';
  const offer = inLanguage(booking, key, language);
  return (
    <>
      <span>{booking.carName}</span>
      {offer && (
        <span>
          {' · '}
          <TextInLanguage lang={otherLanguageOf(booking, key, language)}>{offer}</TextInLanguage>
        </span>
      )}
    </>
  );
}
