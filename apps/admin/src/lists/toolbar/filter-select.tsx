import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../forms/form-select';

interface FilterSelectProps {
  label: string;
  choices: readonly Choice[];
  /** What is shown without one. */
  all?: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  /** In sizes of the text, where it stands beside others. */
  width?: `${number}rem`;
  /** Called before it is opened: a hand is over it, or it has the focus. */
  onNear?: () => void;
}

/** One of many values, or all of them; a few are a FilterChoice. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, choices, all, value, onChoose, width = '9.5rem', onNear } = props;
  const { t } = useTranslation('lists');
  const menu = useRef<PopoverActions>(null);
  // Choices that come while it is open must be in view.
  useEffect(() => menu.current?.updatePosition());
  const isNamed = !value || choices.some((choice) => choice.value === value);
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
      onPointerEnter={onNear}
      onFocus={onNear}
      sx={{ width: { sm: width } }}
      slotProps={{
        input: { sx: { minHeight: 44 } },
        inputLabel: { shrink: true },
        select: { displayEmpty: true, MenuProps: { action: menu } },
      }}
    >
      <MenuItem value="">{all ?? t('filters.all')}</MenuItem>
      {/* The list is narrowed to what is not known yet, or was deleted: shown as all it could not be taken back. */}
      {!isNamed && <MenuItem value={value}>…</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
