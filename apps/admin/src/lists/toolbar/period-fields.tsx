import { latestDay } from '@chauffeur/contracts/baku-time';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useDateText } from '../../forms/use-date-text';
import { useFieldErrorText } from '../../i18n/use-field-error-text';
import { useListParameters } from '../use-list-parameters';

const Group = styled('div')({ display: 'flex', alignItems: 'start', gap: 8 });

interface PeriodFieldsProps {
  label: string;
  /** The days where the URL names none. */
  initial?: { readonly from: string; readonly to: string };
}

/** First and last day of what is listed, stored in the list's URL; either may be open unless it is `initial`. */
export function PeriodFields({ label, initial }: PeriodFieldsProps) {
  const { t } = useTranslation('lists');
  const dateText = useDateText();
  const fieldErrorText = useFieldErrorText();
  const { value, narrow } = useListParameters();
  const dayOf = (end: 'from' | 'to') => value(end) ?? initial?.[end];
  const isNoDay = (day: string | undefined) => day !== undefined && dateText(day) === undefined;
  return (
    <Group role="group" aria-label={label}>
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          size="small"
          label={t(`period.${end}`)}
          value={dayOf(end) ?? ''}
          error={isNoDay(dayOf(end))}
          helperText={isNoDay(dayOf(end)) ? fieldErrorText(`${end}.invalid`) : dateText(dayOf(end))}
          onChange={({ target }) => narrow(end, target.value || undefined)}
          // As wide as Firefox needs beside its calendar button.
          sx={{ minWidth: 0, width: { sm: '9.75rem' } }}
          slotProps={{
            inputLabel: { shrink: true },
            input: { sx: { minHeight: 44 } },
            // With a last day, browsers let no year of five digits be typed.
            htmlInput:
              end === 'from' ? { max: dayOf('to') ?? latestDay } : { min: dayOf('from'), max: latestDay },
          }}
        />
      ))}
    </Group>
  );
}
