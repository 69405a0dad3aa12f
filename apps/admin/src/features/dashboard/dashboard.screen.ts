import { SpaceDashboardOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const dashboardScreen: Screen<'dashboard', typeof en> = {
  name: 'dashboard',
  path: '/',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./dashboard.page')).DashboardPage,
};
