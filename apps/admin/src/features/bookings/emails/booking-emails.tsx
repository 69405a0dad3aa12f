import type { BookingResponse } from '@chauffeur/contracts/bookings/booking';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../lists/list-notice';
import { EmailDeliveryPanel } from './email-delivery-panel';
import { PlannedEmails } from './planned-emails';
import { SendEmail } from './send-email';
import { useBookingEmails } from './use-booking-emails';

const List = styled('ol')({ display: 'grid', gap: 14, margin: '0 0 16px', padding: 0, listStyle: 'none' });

export function BookingEmails({ booking }: { booking: BookingResponse }) {
  const { t } = useTranslation('bookings');
  const emails = useBookingEmails(booking.id);
  if (emails.isError && !emails.data)
    return <LoadFailure message={t('emails.loadFailed')} onRetry={() => void emails.refetch()} />;
  if (!emails.data) return <Skeleton variant="rounded" height={120} />;
  return (
    <>
      {emails.data.length === 0 ? (
        <Typography color="text.secondary" sx={{ mb: 2 }}>
          {t('emails.none')}
        </Typography>
      ) : (
        <List>
          {emails.data.map((delivery) => (
            <EmailDeliveryPanel key={delivery.id} delivery={delivery} />
          ))}
        </List>
      )}
      <PlannedEmails bookingId={booking.id} />
      <SendEmail booking={booking} />
    </>
  );
}
