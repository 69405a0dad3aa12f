import Link from '@mui/material/Link';
import { Trans } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';

const screens = {
  category: '/categories',
  serviceType: '/service-types',
  car: '/cars',
  service: '/services',
  tour: '/tours',
  vehicle: '/vehicles',
  driver: '/drivers',
} as const;

export type AddedFirst = keyof typeof screens;

/** Says that there is no such record to choose yet, with a link to the screen that adds it. */
export function AddFirst({ record }: { record: AddedFirst }) {
  return (
    <Trans
      ns="forms"
      i18nKey={`none.${record}`}
      components={{ add: <Link component={RouterLink} to={screens[record]} color="inherit" /> }}
    />
  );
}
