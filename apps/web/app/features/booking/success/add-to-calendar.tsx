import { stopsText } from '@chauffeur/contracts/bookings/ride-details/stops-text';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../buttons/button';
import { useCompany } from '../../../company/use-company';
import { useSiteLanguage } from '../../../i18n/use-site-language';
import { saveFile } from '../../../save-file';
import { Banner } from '../../../surfaces/banner';
import type { LastBooking } from '../booked/last-booking';
import { placeForReader, type ChosenPlace } from '../booked/place-for-reader';

/**
 * Saves the ride as a calendar file, created in the browser. A later email's file has the same UID, so it moves or
 * confirms the entry. Empty for a booking that an earlier release stored without its ride.
 */
export function AddToCalendar({ booking }: { booking: LastBooking }) {
  const { t } = useTranslation(['success', 'rideDetails']);
  const { language } = useSiteLanguage();
  const company = useCompany();
  const [hasFailed, setFailed] = useState(false);
  const { id, status, version, updatedAt, durationMinutes = null, pickupLocation } = booking;
  if (!id || !status || version === undefined || !updatedAt || pickupLocation === undefined) return null;

  const save = async () => {
    const offer = inLanguage(booking, 'serviceName', language) ?? inLanguage(booking, 'tourName', language);
    const nameOf = (place: ChosenPlace) => placeForReader(place, booking.places ?? [], language);
    const stops = stopsText((booking.stops ?? []).map((stop) => ({ text: nameOf(stop) })));
    // Loaded on demand: few visitors want it.
    const { rideCalendar } = await import('@chauffeur/ride-calendar');
    const { content } = rideCalendar({
      booking: { ...booking, id, status, version, updatedAt, durationMinutes },
      summary: t('calendar.summary', { offer: offer ?? booking.carName, company: company.name }),
      description: [
        `${t('reference')}: ${booking.referenceNumber}`,
        booking.carName,
        ...(stops ? [`${t('rideDetails:stops')}: ${stops}`] : []),
        company.phone,
      ].join('\n'),
      location: nameOf({ text: pickupLocation, placeId: booking.pickupPlaceId }),
    });
    saveFile(new Blob([content], { type: 'text/calendar' }), `${booking.referenceNumber}.ics`);
    setFailed(false);
  };

  return (
    <>
      <Button variant="outlined" onClick={() => void save().catch(() => setFailed(true))}>
        {t('calendar.add')}
      </Button>
      <div role="alert">{hasFailed && <Banner kind="warning">{t('calendar.failed')}</Banner>}</div>
    </>
  );
}
