import { calendarDay, latestDay } from '@chauffeur/contracts/time/baku-time';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDateText } from '../../forms/dates/use-date-text';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { useDayInput } from '../../forms/dates/use-day-input';
import { useListParameters } from '../use-list-parameters';

const Group = styled('div')({ display: 'flex', alignItems: 'start', gap: 8 });

interface PeriodFieldsProps {
  label: string;
  /** The days if the URL has none. */
  initial?: { readonly from: string; readonly to: string };
}

/** The first and last listed day, stored in the list's URL. Either may be empty, unless there is an `initial` one. */
export function PeriodFields({ label, initial }: PeriodFieldsProps) {
  const { value, setFilter } = useListParameters();
  const setDay = (end: 'from' | 'to', day: string) => setFilter(end, day || undefined);
  const dayOf = (end: 'from' | 'to') => value(end, calendarDay()) ?? initial?.[end];
  return (
    <Group role="group" aria-label={label}>
      <PeriodEnd end="from" day={dayOf('from')} limits={{ max: dayOf('to') ?? latestDay }} onSet={setDay} />
      <PeriodEnd end="to" day={dayOf('to')} limits={{ min: dayOf('from'), max: latestDay }} onSet={setDay} />
    </Group>
  );
}

interface PeriodEndProps {
  end: 'from' | 'to';
  day: string | undefined;
  /** With a max, browsers accept no year of five digits. */
  limits: { readonly min?: string | undefined; readonly max: string };
  onSet: (end: 'from' | 'to', day: string) => void;
}

function PeriodEnd({ end, day, limits, onSet }: PeriodEndProps) {
  const { t } = useTranslation('lists');
  const dateText = useDateText();
  const fieldErrorText = useFieldErrorText();
  const { field, isIncomplete, reset } = useDayInput(day ?? '', (typed) => onSet(end, typed));
  const [isLeft, setLeft] = useState(true);
  const isNoDay = isIncomplete ? isLeft : field.value !== '' && dateText(field.value) === undefined;
  return (
    <TextField
      {...field}
      size="small"
      label={t(`period.${end}`)}
      error={isNoDay}
      helperText={isNoDay ? fieldErrorText(`${end}.invalid`) : dateText(day)}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true);
        // A day that did not take effect, since staff went on with unsaved input instead.
        if (!isIncomplete) reset();
      }}
      // The width that Firefox needs beside its calendar button.
      sx={{ minWidth: 0, width: { sm: '9.75rem' } }}
      slotProps={{ inputLabel: { shrink: true }, input: { sx: { minHeight: 44 } }, htmlInput: limits }}
    />
  );
}
