import { MailOutlineRounded as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const emailTemplatesScreen: Screen<'emailTemplates', typeof en> = {
  name: 'emailTemplates',
  path: '/email-templates',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./email-templates.page')).EmailTemplatesPage,
};
