import { useTranslation } from 'react-i18next';
import type { LastBooking } from '../booked/last-booking';

/** Says why no vehicle is held. */
export function RequestExplanation({ booking: { carName, manyOpenRequests } }: { booking: LastBooking }) {
  const { t } = useTranslation('success');
  return manyOpenRequests ? t('leadManyRequests') : t('leadRequest', { car: carName });
}
