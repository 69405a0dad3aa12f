import { CategoryOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const categoriesScreen: Screen<'categories', typeof en> = {
  name: 'categories',
  path: '/categories',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./categories.page')).CategoriesPage,
};
