import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const accountScreen: Screen<'account', typeof en> = {
  name: 'account',
  path: '/account',
  texts: { en, ru },
  load: async () => (await import('./account.page')).AccountPage,
};
