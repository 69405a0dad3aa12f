import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const contactMessagesScreen: Screen<'messages', typeof en> = {
  name: 'messages',
  path: '/messages',
  texts: { en, ru },
  load: async () => (await import('./contact-messages.page')).ContactMessagesPage,
};
