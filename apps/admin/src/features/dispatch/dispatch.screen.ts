import { ViewTimelineOutlined as Icon } from '@chauffeur/brand/icons';
import { AttentionCount } from '../../dispatch-display/attention-count';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const dispatchScreen: Screen<'dispatch', typeof en> = {
  name: 'dispatch',
  path: '/dispatch',
  icon: Icon,
  Unread: AttentionCount,
  texts: { en, ru },
  load: async () => (await import('./dispatch.page')).DispatchPage,
};
