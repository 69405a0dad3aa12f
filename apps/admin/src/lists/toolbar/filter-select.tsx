import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../forms/form-select';
import { useListParameters } from '../use-list-parameters';

interface FilterSelectProps {
  /** The parameter of the list's address. */
  name: string;
  label: string;
  choices: readonly Choice[];
  /** What is shown without one. */
  all?: string;
  /** Pixels, where it stands beside others. */
  width?: number;
}

/** One of many values, or all of them; a few are a FilterChoice. */
export function FilterSelect({ name, label, choices, all, width = 152 }: FilterSelectProps) {
  const { t } = useTranslation('lists');
  const { value, narrow } = useListParameters();
  const chosen = choices.find((choice) => choice.value === value(name));
  return (
    <TextField
      select
      size="small"
      label={label}
      value={chosen?.value ?? ''}
      onChange={({ target }) => narrow(name, target.value || undefined)}
      sx={{ width: { sm: width } }}
      slotProps={{
        input: { sx: { minHeight: 44 } },
        inputLabel: { shrink: true },
        select: { displayEmpty: true },
      }}
    >
      <MenuItem value="">{all ?? t('filters.all')}</MenuItem>
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
