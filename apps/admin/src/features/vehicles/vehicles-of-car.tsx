import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../../records/card-grid';
import type { RecordActions } from '../../records/resource';
import { useRecords } from '../../records/use-records';
import { blocks } from '../../resources/fleet/blocks';
import { useRidesAhead } from './use-rides-ahead';
import { VehicleCard } from './vehicle-card';

const Group = styled('div', { shouldForwardProp: (name) => name !== 'vehicles' })<{ vehicles: number }>(
  ({ theme, vehicles }) => ({
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr',
    gap: 10,
    minWidth: 0,
    // As wide as its cards, so that cars with one vehicle are side by side.
    [theme.breakpoints.up('md')]: {
      gridColumn: vehicles > 2 ? '1 / -1' : `span ${vehicles}`,
    },
  }),
);

interface VehiclesOfCarProps {
  name: string;
  all: readonly VehicleResponse[];
  /** The vehicles on this page. */
  vehicles: readonly VehicleResponse[];
  actions: RecordActions<VehicleResponse>;
}

/** Lists the vehicles of a car, and explains what a single vehicle means. */
export function VehiclesOfCar({ name, all, vehicles, actions }: VehiclesOfCarProps) {
  const { t } = useTranslation('vehicles');
  const { data: known = [] } = useRecords(blocks);
  const rides = useRidesAhead();
  const heading = useId();
  const isAlone = all.length === 1;
  const isOneActive = all.some(({ isActive }) => isActive);
  return (
    // Not a landmark: a fleet has dozens of cars, and two may have the same name.
    <Group role="group" aria-labelledby={heading} vehicles={vehicles.length}>
      <Typography id={heading} variant="h2">
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {isOneActive ? (isAlone ? t('alone') : t('count', { count: all.length })) : t('noneActive')}
      </Typography>
      <CardGrid label={name}>
        {vehicles.map((vehicle) => (
          <li key={vehicle.id}>
            <VehicleCard
              record={vehicle}
              carName={name}
              rides={rides ? (rides.get(vehicle.id) ?? 0) : null}
              blocks={known}
              onEdit={() => actions.edit(vehicle)}
              onRemove={() => actions.remove(vehicle)}
            />
          </li>
        ))}
      </CardGrid>
    </Group>
  );
}
