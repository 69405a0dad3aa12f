import { PlaceOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const placesScreen: Screen<'places', typeof en> = {
  name: 'places',
  path: '/places',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./places.page')).PlacesPage,
};
