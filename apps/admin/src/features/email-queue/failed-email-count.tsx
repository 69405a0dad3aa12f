import { UnreadCount } from '../../layout/unread-count';
import { useFailedEmails } from './use-email-queue';

export function FailedEmailCount() {
  return <UnreadCount count={useFailedEmails()} />;
}
