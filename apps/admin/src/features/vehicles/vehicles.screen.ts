import { GarageOutlined as Icon } from '@chauffeur/brand/icons';
import type { Screen } from '../../layout/screen';
import en from './en.json';
import ru from './ru.json';

export const vehiclesScreen: Screen<'vehicles', typeof en> = {
  name: 'vehicles',
  path: '/vehicles',
  icon: Icon,
  texts: { en, ru },
  load: async () => (await import('./vehicles.page')).VehiclesPage,
};
