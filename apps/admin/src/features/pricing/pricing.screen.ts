import { SellOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const pricingScreen: Screen<'pricing', typeof en> = {
  name: 'pricing',
  path: '/pricing',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./pricing.page')).PricingPage,
};
