import { AddIcCallOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const manualBookingScreen: Screen<'manualBooking', typeof en> = {
  name: 'manualBooking',
  path: '/manual-booking',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./manual-booking.page')).ManualBookingPage,
};
