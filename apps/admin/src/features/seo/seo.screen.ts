import { TravelExploreRounded as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const seoScreen: Screen<'seo', typeof en> = {
  name: 'seo',
  path: '/seo',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./seo.page')).SeoPage,
};
