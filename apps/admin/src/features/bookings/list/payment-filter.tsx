import { paymentFilter } from '@chauffeur/contracts/bookings/prices/booking-payments';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useListParameters } from '../../../lists/use-list-parameters';

/** What was driven and is still owed: two filters at once. */
const preset = 'completedNotPaid';

/** Filters the list by what was received. */
export function PaymentFilter() {
  const { t } = useTranslation('bookings');
  const { value, narrowAll } = useListParameters();
  const payment = paymentFilter.safeParse(value('payment')).data;
  const isPreset = payment === 'notPaid' && value('status') === 'completed';
  const choose = (chosen: string) => {
    if (chosen === preset) narrowAll({ status: 'completed', payment: 'notPaid' });
    else narrowAll({ payment: chosen || undefined, ...(isPreset ? { status: undefined } : {}) });
  };
  return (
    <TextField
      select
      size="small"
      label={t('payments.filter')}
      value={isPreset ? preset : (payment ?? '')}
      onChange={({ target }) => choose(target.value)}
      sx={{ width: { sm: 190 } }}
      slotProps={{
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
        input: { sx: { minHeight: 44 } },
      }}
    >
      <MenuItem value="">{t('payments.all')}</MenuItem>
      <MenuItem value={preset}>{t('payments.notPaidPreset')}</MenuItem>
      {paymentFilter.options.map((state) => (
        <MenuItem key={state} value={state}>
          {t(`payments.states.${state}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
