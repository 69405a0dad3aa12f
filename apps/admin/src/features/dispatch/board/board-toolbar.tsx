import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { ChevronLeftRounded as PreviousIcon, ChevronRightRounded as NextIcon } from '@chauffeur/brand/icons';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSelect } from '../../../lists/toolbar/filter-select';
import { ListToolbar } from '../../../lists/toolbar/list-toolbar';
import { SearchField } from '../../../lists/toolbar/search-field';
import { useDayInput } from '../../../forms/dates/use-day-input';
import { nameOfCar } from '../board-layout/board-layout.rules';
import { useTodayInBaku } from '../../../dispatch-display/use-today-in-baku';
import { dayAfter } from '../../../text/day-after';
import { useBoardView } from '../board-view';

const Choice = styled(ToggleButton)(({ theme }) => ({
  minHeight: 40,
  paddingInline: 14,
  textTransform: 'none',
  color: theme.vars.palette.text.primary,
  borderColor: theme.vars.palette.fieldLine.main,
  '&.Mui-selected, &.Mui-selected:hover': {
    color: theme.vars.palette.secondary.contrastText,
    backgroundColor: theme.vars.palette.secondary.main,
  },
}));

const Steps = styled('div')({ display: 'flex', alignItems: 'center', gap: 4 });

/** Chooses the day; the only control on a phone. */
export const DayChoice = memo(function DayChoice() {
  const { t } = useTranslation('dispatch');
  const [{ date, days }, change] = useBoardView();
  const today = useTodayInBaku();
  const tomorrow = dayAfter(today, 1);
  const show = (day: string) => change({ date: day === today ? undefined : day, ride: undefined });
  const typed = useDayInput(date, (day) => day && show(day));
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={date}
        onChange={(_, day: string | null) => day && show(day)}
        aria-label={t('days.label')}
      >
        <Choice value={today}>{t('days.today')}</Choice>
        <Choice value={tomorrow}>{t('days.tomorrow')}</Choice>
      </ToggleButtonGroup>
      <Steps>
        <IconButton aria-label={t('days.previous')} onClick={() => show(dayAfter(date, -days))}>
          <PreviousIcon />
        </IconButton>
        <TextField
          {...typed.field}
          size="small"
          label={t('days.date')}
          // The board always needs a day.
          onBlur={typed.reset}
          sx={{ width: '9.5rem' }}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <IconButton aria-label={t('days.next')} onClick={() => show(dayAfter(date, days))}>
          <NextIcon />
        </IconButton>
      </Steps>
    </>
  );
});

/** Days, rows and filters of the board. The parts that do not depend on the board render before it is loaded. */
export function BoardToolbar({ board }: { board: DispatchBoard | undefined }) {
  return (
    <ListToolbar>
      <DayChoice />
      <RowChoice />
      <CarChoice board={board} />
      <ProblemChoice />
    </ListToolbar>
  );
}

const RowChoice = memo(function RowChoice() {
  const { t } = useTranslation('dispatch');
  const [view, change] = useBoardView();
  const search = useCallback((q: string | undefined) => change({ q }), [change]);
  return (
    <>
      <ToggleButtonGroup
        exclusive
        value={view.days}
        onChange={(_, days: number | null) => days && change({ days: days === 7 ? '7' : undefined })}
        aria-label={t('days.label')}
      >
        <Choice value={1}>{t('days.one')}</Choice>
        <Choice value={7}>{t('days.seven')}</Choice>
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        value={view.by}
        onChange={(_, by: string | null) => by && change({ by: by === 'driver' ? by : undefined })}
        aria-label={t('by.label')}
      >
        <Choice value="car">{t('by.car')}</Choice>
        <Choice value="driver">{t('by.driver')}</Choice>
      </ToggleButtonGroup>
      <SearchField label={t('search')} value={view.q} onSearch={search} />
    </>
  );
});

const ProblemChoice = memo(function ProblemChoice() {
  const { t } = useTranslation('dispatch');
  const [view, change] = useBoardView();
  return (
    <FormControlLabel
      control={
        <Switch
          checked={view.hasProblems}
          onChange={(_, isOn) => change({ problems: isOn ? '1' : undefined })}
        />
      }
      label={t('onlyProblems')}
    />
  );
});

/** Filters by the car of a vehicle. The cars are known once the board is loaded. */
function CarChoice({ board }: { board: DispatchBoard | undefined }) {
  const { t } = useTranslation('dispatch');
  const [view, change] = useBoardView();
  const cars = new Map(board?.vehicles.map((vehicle) => [vehicle.carId, nameOfCar(vehicle, board)]));
  return (
    <FilterSelect
      label={t('car.label')}
      all={t('car.all')}
      choices={[...cars].map(([value, label]) => ({ value, label }))}
      value={view.carId}
      onChoose={(carId) => change({ carId })}
      width="11rem"
    />
  );
}
