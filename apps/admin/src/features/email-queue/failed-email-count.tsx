import { UnreadCount } from '../../layout/unread-count';
import { useFailedEmailCount } from './use-email-queue';

export function FailedEmailCount() {
  return <UnreadCount count={useFailedEmailCount()} />;
}
