import type { VehicleResponse } from '@chauffeur/contracts/vehicles/vehicle';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PagedRecords } from '../../lists/paged-records';
import { useRecords } from '../../records/use-records';
import { RecordScreen } from '../../records/record-screen';
import { carName, cars } from '../../resources/catalogue/cars';
import { vehicleName, vehicles } from '../../resources/fleet/vehicles';
import { VehicleForm } from './vehicle-form';
import { VehiclesOfCar } from './vehicles-of-car';

// The same columns as in the lists of cards.
const Cars = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(18.75rem, 100%), 1fr))',
  gap: '28px 14px',
});

/** Lists the physical vehicles of the site's cars. A car can have as many rides at once as it has vehicles. */
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
        <PagedRecords records={byCar(records, nameOfCar)}>
          {(shown) => (
            <Cars>
              {[...Map.groupBy(shown, ({ carId }) => carId)].map(([carId, ofCar]) => (
                <VehiclesOfCar
                  key={carId}
                  name={nameOfCar(carId)}
                  all={records.filter((vehicle) => vehicle.carId === carId)}
                  vehicles={ofCar}
                  actions={actions}
                />
              ))}
            </Cars>
          )}
        </PagedRecords>
      )}
    </RecordScreen>
  );
}

/** Sorts by the names of cars, and within a car as the server does. Two cars may have the same name. */
function byCar(records: readonly VehicleResponse[], nameOfCar: (carId: string) => string): VehicleResponse[] {
  return [...Map.groupBy(records, ({ carId }) => carId)]
    .toSorted(([one], [other]) => nameOfCar(one).localeCompare(nameOfCar(other)))
    .flatMap(([, ofCar]) => ofCar);
}
