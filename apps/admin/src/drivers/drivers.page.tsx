import type { DriverResponse } from '@chauffeur/contracts';
import { useTranslation } from 'react-i18next';
import { CardGrid } from '../resources/card-grid';
import { ResourceScreen } from '../resources/resource-screen';
import { Figures } from '../surfaces/figures';
import { DriverCard } from './driver-card';
import { DriverForm } from './driver-form';
import { drivers } from './drivers.resource';

/** Who drives, and how they are paid. */
export function DriversPage() {
  const { t } = useTranslation('drivers');
  return (
    <ResourceScreen
      resource={drivers}
      Form={DriverForm}
      nameOf={({ name }) => name}
      searched={({ name, phone, email, licenseNumber }) => [name, phone, email, licenseNumber]}
      renderAbove={(known) => <DriverStatistics drivers={known} />}
    >
      {(found, { edit, remove }) => (
        <CardGrid label={t('screen.title')}>
          {found.map((driver) => (
            <li key={driver.id}>
              <DriverCard driver={driver} onEdit={() => edit(driver)} onRemove={() => remove(driver)} />
            </li>
          ))}
        </CardGrid>
      )}
    </ResourceScreen>
  );
}

function DriverStatistics({ drivers: known }: { drivers: readonly DriverResponse[] }) {
  const { t } = useTranslation('drivers');
  const active = known.filter(({ isActive }) => isActive).length;
  return (
    <Figures
      label={t('statistics.label')}
      figures={[
        { name: t('statistics.total'), value: known.length },
        { name: t('statistics.active'), value: active },
        { name: t('statistics.inactive'), value: known.length - active },
        {
          name: t('statistics.hourly'),
          value: known.filter(({ paymentType }) => paymentType === 'hourly').length,
        },
      ]}
    />
  );
}
