import { DirectionsCarOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const carsScreen: Screen<'cars', typeof en> = {
  name: 'cars',
  path: '/cars',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./cars.page')).CarsPage,
};
