import { ContactPhoneOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const contactScreen: Screen<'contact', typeof en> = {
  name: 'contact',
  path: '/contact',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./contact.page')).ContactPage,
};
