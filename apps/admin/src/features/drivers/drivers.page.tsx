import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { useTranslation } from 'react-i18next';
import { RecordScreen } from '../../records/record-screen';
import { StatTiles } from '../../surfaces/stat-tiles';
import { DriverCard } from './driver-card';
import { DriverForm } from './driver-form';
import { drivers } from '../../resources/fleet/drivers';

/** Lists the drivers and how they are paid. */
export function DriversPage() {
  return (
    <RecordScreen
      resource={drivers}
      Form={DriverForm}
      Card={DriverCard}
      nameOf={({ name }) => name}
      searched={({ name, phone, email, licenseNumber }) => [name, phone, email, licenseNumber]}
      renderAbove={(known) => <DriverStatistics drivers={known} />}
    />
  );
}

function DriverStatistics({ drivers: known }: { drivers: readonly DriverResponse[] }) {
  const { t } = useTranslation('drivers');
  const active = known.filter(({ isActive }) => isActive).length;
  return (
    <StatTiles
      label={t('statistics.label')}
      stats={[
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
