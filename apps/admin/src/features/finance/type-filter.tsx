import { transactionType, transactionTypes } from '@chauffeur/contracts';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useListParameters } from '../../lists/use-list-parameters';

/** One type of transaction, or all of them. */
export function TypeFilter() {
  const { t } = useTranslation('finance');
  const { value, narrow } = useListParameters();
  return (
    <TextField
      select
      size="small"
      label={t('fields.type')}
      value={transactionType.safeParse(value('type')).data ?? ''}
      onChange={({ target }) => narrow('type', target.value || undefined)}
      sx={{ width: { sm: 210 } }}
      slotProps={{
        input: { sx: { minHeight: 44 } },
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
      }}
    >
      <MenuItem value="">{t('types.all')}</MenuItem>
      {transactionTypes.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {t(`types.${choice}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
