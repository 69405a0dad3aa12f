import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useListParameters } from '../../../lists/use-list-parameters';
import { useRecords } from '../../../records/use-records';
import { drivers } from '../../../resources/drivers';

const withoutDriver = 'none';

/** Rides of one driver, or those that have none, stored in the list's URL. */
export function DriverFilter() {
  const { t } = useTranslation('bookings');
  const { value, narrowAll } = useListParameters();
  const { data = [] } = useRecords(drivers);
  const chosen = value('noDriver') ? withoutDriver : (value('driverId') ?? '');
  const isKnown = chosen === '' || chosen === withoutDriver || data.some(({ id }) => id === chosen);
  return (
    <TextField
      select
      size="small"
      label={t('columns.driver')}
      // Until the drivers are known the chosen one has no entry to show.
      value={isKnown ? chosen : ''}
      onChange={({ target }) =>
        narrowAll({
          noDriver: target.value === withoutDriver ? '1' : undefined,
          driverId: target.value === withoutDriver ? undefined : target.value || undefined,
        })
      }
      sx={{ width: { sm: 186 } }}
      slotProps={{
        select: { displayEmpty: true },
        inputLabel: { shrink: true },
        input: { sx: { minHeight: 44 } },
      }}
    >
      <MenuItem value="">{t('driverFilter.any')}</MenuItem>
      <MenuItem value={withoutDriver}>{t('driverFilter.none')}</MenuItem>
      {data.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
