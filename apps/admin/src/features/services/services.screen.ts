import { RoomServiceOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const servicesScreen: Screen<'services', typeof en> = {
  name: 'services',
  path: '/services',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./services.page')).ServicesPage,
};
