import { LandscapeOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const toursScreen: Screen<'tours', typeof en> = {
  name: 'tours',
  path: '/tours',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./tours.page')).ToursPage,
};
