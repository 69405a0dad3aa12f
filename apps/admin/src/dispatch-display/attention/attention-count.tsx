import { UnreadCount } from '../../layout/unread-count';
import { useAttentionCount } from './use-attention-count';

/** The count of what needs attention, beside the board's entry in the sidebar. */
export function AttentionCount() {
  return <UnreadCount count={useAttentionCount() ?? 0} />;
}
