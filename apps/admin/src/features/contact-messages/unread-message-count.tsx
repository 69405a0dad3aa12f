import { UnreadCount } from '../../layout/unread-count';
import { useUnreadMessages } from './unread-messages';

export function UnreadMessageCount() {
  return <UnreadCount count={useUnreadMessages()} />;
}
