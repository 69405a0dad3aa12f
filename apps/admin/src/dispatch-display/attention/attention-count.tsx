import { UnreadCount } from '../../layout/unread-count';
import { useAttention } from './use-attention';

/** How many rides need attention, at the board's entry of the sidebar. */
export function AttentionCount() {
  return <UnreadCount count={useAttention().attention?.count ?? 0} />;
}
