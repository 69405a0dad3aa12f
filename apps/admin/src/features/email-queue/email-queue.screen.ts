import { ForwardToInboxOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';
import { FailedEmailCount } from './failed-email-count';

export const emailQueueScreen: Screen<'emailQueue', typeof en> = {
  name: 'emailQueue',
  path: '/email-queue',
  icon: Icon,
  Unread: FailedEmailCount,
  texts: { en, ru },
  load: async () => (await import('./email-queue.page')).EmailQueuePage,
};
