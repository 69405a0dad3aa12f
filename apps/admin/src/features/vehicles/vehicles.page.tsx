import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useRecords } from '../../records/use-records';
import { RecordScreen } from '../../records/record-screen';
import { carName, cars } from '../../resources/cars';
import { vehicleName, vehicles } from '../../resources/vehicles';
import { VehicleForm } from './vehicle-form';
import { VehiclesOfCar } from './vehicles-of-car';

// The columns of its lists of cards.
const Cars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr))',
  gap: '28px 14px',
});

/** The physical cars behind the cars of the site: as many rides of a car are possible at once as it has vehicles. */
export function VehiclesPage() {
  const { t } = useTranslation('vehicles');
  const { data: knownCars = [] } = useRecords(cars);
  const names = new Map(knownCars.map((car) => [car.id, carName(car)]));
  const nameOfCar = (carId: string) => names.get(carId) ?? t('unknownCar');
  return (
    <RecordScreen
      resource={vehicles}
      Form={VehicleForm}
      nameOf={(vehicle) => `${nameOfCar(vehicle.carId)} ${vehicleName(vehicle)}`}
      searched={(vehicle) => [
        nameOfCar(vehicle.carId),
        vehicle.label,
        vehicle.plate,
        vehicle.colour,
        vehicle.colourRu,
      ]}
    >
      {(records, actions) => (
        <Cars>
          {[...Map.groupBy(records, ({ carId }) => carId)]
            .map(([carId, ofCar]) => ({ carId, ofCar, name: nameOfCar(carId) }))
            .toSorted((one, other) => one.name.localeCompare(other.name))
            .map(({ carId, ofCar, name }) => (
              <VehiclesOfCar key={carId} name={name} vehicles={ofCar} actions={actions} />
            ))}
        </Cars>
      )}
    </RecordScreen>
  );
}
