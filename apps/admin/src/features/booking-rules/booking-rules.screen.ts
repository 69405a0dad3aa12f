import { TuneOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const bookingRulesScreen: Screen<'bookingRules', typeof en> = {
  name: 'bookingRules',
  path: '/booking-rules',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./booking-rules.page')).BookingRulesPage,
};
