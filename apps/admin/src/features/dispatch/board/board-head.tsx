import { bakuInstant } from '@chauffeur/contracts/time/baku-instant';
import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { dayAfter } from '../../../text/day-after';
import { formatDay } from '../../../text/format-date';
import type { BoardView } from '../board-view';
import { minutesOfDay } from '../board-layout/board-layout.rules';
import { headHeight, nameWidth } from '../board-layout/board-size';

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  height: headHeight,
  fontSize: '0.75rem',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sand.main,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}));

const Corner = styled('div')(({ theme }) => ({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  flex: 'none',
  width: nameWidth,
  backgroundColor: theme.vars.palette.sand.main,
  borderInlineEnd: `1px solid ${theme.vars.palette.divider}`,
}));

const Hour = styled('span')({ position: 'absolute', top: 8, paddingInlineStart: 4, whiteSpace: 'nowrap' });

/** The day's label stays in view as long as any of its hours. */
const Day = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  height: '100%',
  paddingBlockStart: 8,
  borderInlineStart: `1px solid ${theme.vars.palette.fieldLine.main}`,
  '& > span': { position: 'sticky', left: nameWidth, paddingInline: 6, whiteSpace: 'nowrap' },
}));

const Closed = styled('div')(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  height: 16,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  paddingInline: 4,
  lineHeight: '16px',
  color: theme.vars.palette.error.main,
  backgroundColor: theme.vars.palette.error.light,
}));

interface BoardHeadProps {
  board: DispatchBoard;
  view: BoardView;
  scale: number;
}

/** Shows the hours of a day or the days of a week, with the closed periods below. */
export function BoardHead({ board, view, scale }: BoardHeadProps) {
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  const origin = bakuInstant(view.date, '00:00').getTime();
  const end = view.days * minutesOfDay;
  const minutesAt = (moment: string) => Math.min(end, Math.max(0, (Date.parse(moment) - origin) / 60_000));
  const isWeek = view.days === 7;
  return (
    <Head>
      <Corner />
      <div style={{ position: 'relative', width: end * scale }}>
        {isWeek
          ? Array.from({ length: 7 }, (_, day) => (
              <Day key={day} style={{ left: day * minutesOfDay * scale, width: minutesOfDay * scale }}>
                <span>{formatDay(dayAfter(view.date, day), language)}</span>
              </Day>
            ))
          : Array.from({ length: 24 }, (_, hour) => (
              <Hour key={hour} style={{ left: hour * 60 * scale }}>
                {`${String(hour).padStart(2, '0')}:00`}
              </Hour>
            ))}
        {board.closedPeriods.map((period) => {
          const [from, until] = [minutesAt(period.startsAt), minutesAt(period.endsAt)];
          const text = t('board.closed', { reason: inLanguage(period, 'reason', language) });
          return (
            <Closed
              key={period.id}
              title={text}
              style={{ left: from * scale, width: (until - from) * scale }}
            >
              {text}
            </Closed>
          );
        })}
      </div>
    </Head>
  );
}
