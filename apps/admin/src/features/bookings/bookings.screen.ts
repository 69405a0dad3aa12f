import { EventNoteRounded as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const bookingsScreen: Screen<'bookings', typeof en> = {
  name: 'bookings',
  path: '/bookings',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./list/bookings.page')).BookingsPage,
  detail: {
    path: ':bookingId',
    load: async () => (await import('./detail/booking.page')).BookingPage,
  },
};
