import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useListParameters } from '../../../lists/use-list-parameters';
import { usePaidDriverChoices } from '../form/use-paid-driver-choices';

/** Whose rides are settled, stored in the URL. Those who drive no more are there too. */
export function DriverChoice() {
  const { t } = useTranslation('finance');
  const { value, narrow } = useListParameters();
  const drivers = usePaidDriverChoices(null).filter((choice) => choice.value !== '');
  const chosen = value('driverId') ?? '';
  return (
    <TextField
      select
      size="small"
      label={t('fields.driver')}
      // Until the drivers are known the chosen one has no entry to show.
      value={drivers.some((driver) => driver.value === chosen) ? chosen : ''}
      onChange={({ target }) => narrow('driverId', target.value || undefined)}
      sx={{ width: { sm: 230 } }}
      slotProps={{
        input: { sx: { minHeight: 44 } },
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
      }}
    >
      <MenuItem value="">{t('settlement.chooseDriver')}</MenuItem>
      {drivers.map((driver) => (
        <MenuItem key={driver.value} value={driver.value}>
          {driver.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
