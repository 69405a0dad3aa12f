import { bookingSelection } from '@chauffeur/contracts/bookings/list-bookings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../lists/toolbar/filter-select';
import { useListParameters } from '../../../lists/use-list-parameters';
import { useRecords } from '../../../records/use-records';
import { drivers } from '../../../resources/fleet/drivers';

const withoutDriver = 'none';

/** Filters rides by driver, or those without one. Stored in the list's URL. */
export function DriverFilter() {
  const { t } = useTranslation('bookings');
  const { value, setFilters } = useListParameters();
  const driverId = value('driverId', bookingSelection.shape.driverId);
  // The drivers are fetched only when needed, because most visits don't use the filter.
  const [isNear, setNear] = useState(false);
  const { data = [] } = useRecords(drivers, isNear || driverId !== undefined);
  return (
    <FilterSelect
      label={t('columns.driver')}
      all={t('driverFilter.any')}
      choices={[
        { value: withoutDriver, label: t('driverFilter.none') },
        ...data.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value={value('noDriver', bookingSelection.shape.noDriver) ? withoutDriver : driverId}
      onChoose={(chosen) =>
        setFilters({
          noDriver: chosen === withoutDriver ? '1' : undefined,
          driverId: chosen === withoutDriver ? undefined : chosen,
        })
      }
      width="11.625rem"
      onNear={() => setNear(true)}
    />
  );
}
