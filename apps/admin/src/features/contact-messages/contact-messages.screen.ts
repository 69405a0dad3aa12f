import { ForumOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';
import { UnreadMessageCount } from './unread-message-count';

export const contactMessagesScreen: Screen<'messages', typeof en> = {
  name: 'messages',
  path: '/messages',
  icon: Icon,
  Unread: UnreadMessageCount,
  texts: { en, ru },
  load: async () => (await import('./contact-messages.page')).ContactMessagesPage,
};
