import type { FieldError } from '@chauffeur/contracts/http/problem';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';
import { ConfirmDialog } from '../surfaces/confirm-dialog';
import { formatRideDate } from '../text/format-date';

interface ReleaseRidesDialogProps {
  title: string;
  text: string;
  confirmLabel: string;
  /** The rejection's errors; those that name a ride are listed. */
  errors: readonly FieldError[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a vehicle or a driver is taken off rides. */
export function ReleaseRidesDialog({ errors, ...dialog }: ReleaseRidesDialogProps) {
  const { t } = useTranslation('forms');
  const { language } = useStaffLanguage();
  const rides = errors.flatMap(({ params }) =>
    params?.reference ? [{ ...params, date: String(params.date), reference: String(params.reference) }] : [],
  ) as { reference: string; date: string; customer?: string; from?: string }[];
  return (
    <ConfirmDialog isOpen cancelLabel={t('cancel')} {...dialog}>
      {rides.length > 0 && (
        <ul>
          {rides.map(({ reference, customer, date, from }) => (
            <li key={reference}>
              {[customer, formatRideDate(date, language), from, reference].filter(Boolean).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </ConfirmDialog>
  );
}
