import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import { isFeePaid } from '@chauffeur/contracts/bookings/prices/booking-payments';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../../i18n/staff-language';
import { useNotify } from '../../../../notices/notice-context';
import { DescriptionList } from '../../../../surfaces/description-list';
import { formatMoment } from '../../../../text/format-date';
import { formatMoney } from '../../../../text/format-number';
import { useEditBooking } from '../../edit/use-edit-booking';

/** Shows what the customer owes after cancelling or moving the ride by the link, with reason and note. */
export function CustomerCancellation({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const { language } = useStaffLanguage();
  const { cancelReason, cancelNote, feeDueUsd, feeDueSince } = booking;
  const fee = isFeePaid(booking) ? 'cancellation.feePaid' : 'cancellation.fee';
  const items = [
    ...(feeDueUsd === null ? [] : [{ name: t(fee), value: formatMoney(feeDueUsd, 'USD', language) }]),
    ...(feeDueSince === null
      ? []
      : [{ name: t('cancellation.feeDueSince'), value: formatMoment(feeDueSince, language) }]),
    ...(cancelReason
      ? [{ name: t('cancellation.reason'), value: t(`cancellation.reasons.${cancelReason}`) }]
      : []),
    ...(cancelNote ? [{ name: t('cancellation.note'), value: cancelNote }] : []),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <DescriptionList items={items} />
      {(feeDueUsd !== null || feeDueSince !== null) && <LiftFee booking={booking} />}
    </>
  );
}

/** Lifts the fee for moving or cancelling the ride. */
function LiftFee({ booking: { id, version } }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const notify = useNotify();
  const lift = useEditBooking(id, {
    onEdited: () => notify(t('cancellation.lifted')),
    onFailed: () => notify(t('cancellation.notLifted'), 'error'),
  });
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        variant="outlined"
        color="inherit"
        loading={lift.isPending}
        onClick={() => lift.mutate({ version, liftFee: true })}
      >
        {t('cancellation.lift')}
      </Button>
    </Box>
  );
}
