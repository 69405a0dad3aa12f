import { UnreadCount } from '../../layout/unread-count';
import { useAttentionCount } from './use-attention-count';

/** How many rides need attention, at the board's entry of the sidebar. */
export function AttentionCount() {
  return <UnreadCount count={useAttentionCount() ?? 0} />;
}
