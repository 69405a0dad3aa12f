import { ViewTimelineOutlined as Icon } from '@chauffeur/brand/icons';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { AttentionCount } from '../../dispatch-display/attention/attention-count';
import { dispatchBoardQuery } from '../../dispatch-display/use-dispatch-board';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const dispatchScreen: Screen<'dispatch', typeof en> = {
  name: 'dispatch',
  path: '/dispatch',
  icon: Icon,
  Unread: AttentionCount,
  texts: { en, ru },
  // Always today, even if the URL names another day, because most visits open today's board.
  prefetch: (session, queryClient) =>
    queryClient.prefetchQuery(dispatchBoardQuery(session, { from: todayInBaku(), days: 1 })),
  load: async () => (await import('./dispatch.page')).DispatchPage,
};
