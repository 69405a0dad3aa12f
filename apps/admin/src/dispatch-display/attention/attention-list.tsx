import { answerPromisedWithinMinutes } from '@chauffeur/contracts/bookings/ride-problems';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import type { TriedLink } from '@chauffeur/contracts/driver-page/driver-link';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ChangeMark } from '../../booking-display/change-mark';
import { useStaffLanguage } from '../../i18n/staff-language';
import { LoadFailure } from '../../lists/list-notice';
import { RowLink } from '../../lists/rows/row-link';
import { formatDay, formatMoment } from '../../text/format-date';
import { AssignAllButton } from '../assign-all/assign-all-button';
import { NextSteps } from '../next-steps';
import { ProblemTags } from '../problem-tags';
import { useAttention } from './use-attention';
import { useNextStepFocus } from '../use-next-step-focus';

const List = styled('ol')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 12px',
  padding: '8px 0',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
}));

const Secondary = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

// Above the row's link, which covers the whole row.
const Step = styled('div')({ position: 'relative', zIndex: 1 });

/** Rows at first: the most urgent, so few that what is below the list stays near. */
const shownAtFirst = 8;
/** Rows that each click on "more" adds; a day without drivers has hundreds, which take a second to render. */
const shownMore = 30;

/** The rides of today and tomorrow that need attention, each with its next step. */
export function AttentionList() {
  const { t } = useTranslation('dispatch');
  const { attention, isError, refetch } = useAttention();
  const [limit, setLimit] = useState(shownAtFirst);
  const all = attention?.rides ?? none;
  const rides = useMemo(() => all.slice(0, limit), [all, limit]);
  const { listRef, onStepTaken, restoreFocus } = useNextStepFocus(rides);
  if (!attention && isError) return <LoadFailure message={t('loadFailed')} onRetry={refetch} />;
  if (!attention) return <Skeleton variant="rounded" height={80} />;
  return (
    <>
      {/* Stays mounted when no ride is left: its dialog still shows who got which ride. */}
      <AssignAllButton rides={all} onClosed={restoreFocus} />
      {attention.count === 0 ? (
        <Typography ref={listRef} tabIndex={-1} color="text.secondary">
          {t('attention.none')}
        </Typography>
      ) : (
        <List ref={listRef} tabIndex={-1}>
          {attention.triedLinks.map((tried) => (
            <TriedLinkRow key={tried.driverId} tried={tried} />
          ))}
          {rides.map((ride) => (
            <AttentionRow key={ride.id} ride={ride} now={attention.now} onStep={() => onStepTaken(ride)} />
          ))}
        </List>
      )}
      {all.length > rides.length && (
        <Button size="small" color="inherit" onClick={() => setLimit(limit + shownMore)}>
          <span>{t('attention.more', { count: Math.min(shownMore, all.length - rides.length) })}</span>
        </Button>
      )}
    </>
  );
}

const none: readonly BoardRide[] = [];

interface AttentionRowProps {
  ride: BoardRide;
  now: string;
  /** Called when the next step is taken here. */
  onStep: () => void;
}

function AttentionRow({ ride, now, onStep }: AttentionRowProps) {
  const { language } = useStaffLanguage();
  const { id, bookingDate, bookingTime, customerName, problems, driverProblems } = ride;
  const day = formatDay(bookingDate, language);
  return (
    <Row>
      <div>
        <RowLink to={`/dispatch?date=${bookingDate}&ride=${id}`}>{customerName}</RowLink>{' '}
        <Secondary>
          <span>{[day, bookingTime].filter(Boolean).join(', ')}</span>
          <AnswerClock ride={ride} now={now} />
        </Secondary>
        <ChangeMark of={ride} />
        <ProblemTags problems={problems} driverProblems={driverProblems} />
      </div>
      <Step data-step>
        <NextSteps ride={ride} onStep={onStep} />
      </Step>
    </Row>
  );
}

/** The minutes left to answer a request within the promised time. */
function AnswerClock({ ride, now }: { ride: BoardRide; now: string }) {
  const { t } = useTranslation('dispatch');
  if (!ride.problems.includes('unanswered')) return null;
  const waiting = Date.parse(now) - Date.parse(ride.pendingSince ?? ride.createdAt);
  const left = answerPromisedWithinMinutes - Math.floor(waiting / 60_000);
  const text = left > 0 ? t('attention.answerWithin', { minutes: left }) : t('attention.answerLate');
  return <span>{` · ${text}`}</span>;
}

/** A driver's link that got wrong PINs: a stranger guesses the PIN, or the driver has forgotten it. */
function TriedLinkRow({ tried }: { tried: TriedLink }) {
  const { t } = useTranslation('rideProgress');
  const { language } = useStaffLanguage();
  const { name, triedAt, isEnded } = tried;
  return (
    <Row>
      <div>
        <span>{t(isEnded ? 'triedLink.ended' : 'triedLink.locked', { name })}</span>{' '}
        <Secondary>{formatMoment(triedAt, language)}</Secondary>
      </div>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        component={Link}
        to={`/drivers?search=${encodeURIComponent(name)}`}
        aria-label={`${t('steps.toLink')}: ${name}`}
      >
        {t('steps.toLink')}
      </Button>
    </Row>
  );
}
