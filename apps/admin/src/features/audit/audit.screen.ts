import { ShieldRounded as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const auditScreen: Screen<'audit', typeof en> = {
  name: 'audit',
  path: '/audit',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./audit.page')).AuditPage,
};
