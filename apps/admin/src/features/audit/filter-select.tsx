import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useListParameters } from '../../lists/use-list-parameters';
import type { Choice } from '../../forms/form-select';

interface FilterSelectProps {
  /** The parameter of the list's address. */
  name: string;
  label: string;
  choices: readonly Choice[];
}

/** One of many values, or all of them. */
export function FilterSelect({ name, label, choices }: FilterSelectProps) {
  const { t } = useTranslation('audit');
  const { value, narrow } = useListParameters();
  const chosen = choices.find((choice) => choice.value === value(name));
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen?.value ?? ''}
      onChange={({ target }) => narrow(name, target.value || undefined)}
      sx={{ width: { sm: 152 } }}
      slotProps={{
        input: { sx: { minHeight: 44 } },
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
      }}
    >
      <MenuItem value="">{t('filters.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
