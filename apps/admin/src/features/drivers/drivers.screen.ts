import { BadgeOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const driversScreen: Screen<'drivers', typeof en> = {
  name: 'drivers',
  path: '/drivers',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./drivers.page')).DriversPage,
};
