import { StyleOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const serviceTypesScreen: Screen<'serviceTypes', typeof en> = {
  name: 'serviceTypes',
  path: '/service-types',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./service-types.page')).ServiceTypesPage,
};
