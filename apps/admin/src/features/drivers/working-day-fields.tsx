import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useRef } from 'react';
import { useController, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';
import { locales } from '../../text/locale';
import type { weekdays, WorkingWeek } from './working-week.rules';

const usual = { from: '09:00', until: '18:00' } as const;

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginBottom: 8,
  '& > label': { flex: '1 1 8rem' },
});

// Below each other where there is no room for both with AM or PM.
const Hours = styled('div')({
  flex: '1 1 18rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr))',
  gap: 8,
});

interface WorkingDayFieldsProps {
  control: Control<WorkingWeek>;
  weekday: (typeof weekdays)[number];
}

/** Whether the driver works on a weekday, and the hours. */
export function WorkingDayFields({ control, weekday }: WorkingDayFieldsProps) {
  const { t } = useTranslation('drivers');
  const { language } = useStaffLanguage();
  const { field } = useController({ control, name: `day${weekday}` });
  const span = field.value;
  // A day that is taken out and in again has its hours back; one without any gets the usual ones.
  const lastSpan = useRef(span ?? usual);
  const setWorking = (isWorking: boolean) => {
    if (span) lastSpan.current = span;
    field.onChange(isWorking ? lastSpan.current : null);
  };
  // 2026-11-23 is a Monday.
  const name = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`2026-11-${22 + weekday}`),
  );
  return (
    <Row>
      <FormControlLabel
        control={<Checkbox checked={span !== null} onChange={(_event, isOn) => setWorking(isOn)} />}
        label={name}
        sx={{ textTransform: 'capitalize' }}
      />
      <Hours>
        {(['from', 'until'] as const).map((end) => (
          <TextField
            key={end}
            type="time"
            size="small"
            label={t(`hours.${end}`)}
            value={span?.[end] ?? ''}
            disabled={!span}
            onChange={({ target }) => field.onChange({ ...(span ?? usual), [end]: target.value })}
            slotProps={{
              inputLabel: { shrink: true },
              htmlInput: { 'aria-label': `${name}, ${t(`hours.${end}`)}` },
            }}
          />
        ))}
      </Hours>
    </Row>
  );
}
