import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../notices/notice-context';
import { bookingDetailKey } from '../../../booking-display/use-booking';
import { BookingEditForm } from './booking-edit-form';

/** Buttons that open the form of this booking. Without a price, the form starts at the price. */
export function EditBooking({ booking }: { booking: BookingDetailResponse }) {
  const { t } = useTranslation('bookings');
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [opened, setOpened] = useState<'all' | 'price'>();
  const close = () => setOpened(undefined);
  const notifyDone = (saved: BookingDetailResponse) => {
    // Saving nothing leaves what another admin has changed since.
    queryClient.setQueryData<BookingDetailResponse>(bookingDetailKey(saved.id), (known) =>
      known && known.version > saved.version ? known : saved,
    );
    const hasLost = saved.problems.includes('noVehicle') && !booking.problems.includes('noVehicle');
    notify(t(hasLost ? 'edit.savedWithoutVehicle' : 'edit.saved'));
    close();
  };
  return (
    <>
      {booking.totalPrice === 0 && (
        <Button variant="outlined" color="inherit" onClick={() => setOpened('price')}>
          {t('edit.agreePrice')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={() => setOpened('all')}>
        {t('edit.button')}
      </Button>
      {opened && (
        <BookingEditForm
          booking={booking}
          isForPrice={opened === 'price'}
          onSaved={notifyDone}
          onClose={close}
        />
      )}
    </>
  );
}
