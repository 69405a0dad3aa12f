import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Choice } from '../../forms/fields/form-select';

interface FilterSelectProps {
  label: string;
  choices: readonly Choice[];
  /** Label of the choice of all. */
  all?: string;
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
  /** Its width beside other filters; on a phone it takes the whole row. */
  width?: `${number}rem`;
  /** Called before it is opened, when the pointer is over it or it has the focus. */
  onNear?: () => void;
}

/** Chooses one of many values, or all of them; for a few, use FilterChoice. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, choices, all, value, onChoose, width = '9.5rem', onNear } = props;
  const { t } = useTranslation('lists');
  const menu = useRef<PopoverActions>(null);
  // Keeps choices in view that load while it is open.
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
        select: {
          displayEmpty: true,
          // While it closes, screen readers do not know the rest of the page, nor what the choice has led to.
          MenuProps: { action: menu, transitionDuration: { exit: 0 } },
        },
      }}
    >
      <MenuItem value="">{all ?? t('filters.all')}</MenuItem>
      {/* The chosen value is not loaded yet, or was deleted. Shown as "all", the filter could not be removed. */}
      {!isNamed && <MenuItem value={value}>…</MenuItem>}
      {choices.map((choice) => (
        <MenuItem key={choice.value} value={choice.value}>
          {choice.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
