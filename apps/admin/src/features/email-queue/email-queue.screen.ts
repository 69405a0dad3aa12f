import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const emailQueueScreen: Screen<'emailQueue', typeof en> = {
  name: 'emailQueue',
  path: '/email-queue',
  texts: { en, ru },
  load: async () => (await import('./email-queue.page')).EmailQueuePage,
};
