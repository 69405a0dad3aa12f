import { AddCircleOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const extrasScreen: Screen<'extras', typeof en> = {
  name: 'extras',
  path: '/extras',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./extras.page')).ExtrasPage,
};
