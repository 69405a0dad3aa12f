import { styled } from '@mui/material/styles';
import { useBooking } from '../../../booking-display/use-booking';
import { CustomerMessages } from '../../../ride-messages/customer-messages';
import { DriverMessage } from '../../../ride-messages/driver-message';

const Groups = styled('div')({ display: 'grid', gap: 12 });

/** Lists the messages that staff can send about a ride. Reads the booking, since the board lacks language and numbers. */
export function RideMessages({ rideId }: { rideId: string }) {
  const { data: booking } = useBooking(rideId);
  if (!booking) return null;
  return (
    <Groups>
      <CustomerMessages booking={booking} />
      {booking.driver && <DriverMessage booking={booking} driver={booking.driver} />}
    </Groups>
  );
}
