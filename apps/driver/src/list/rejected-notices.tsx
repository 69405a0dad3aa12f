import { useTranslation } from '../i18n/use-translation';
import { usePage, usePageState } from '../page/page-context';
import type { RejectedStep } from '../steps/queued-step';
import { useMoments } from '../text/use-moments';

/** Error codes of rejected steps, and the text that explains each. */
const reasons: Readonly<
  Record<
    string,
    'notYours' | 'stateChanged' | 'cancelled' | 'notPossible' | 'tooEarly' | 'tooLate' | 'tooOld'
  >
> = {
  'ride.notYours': 'notYours',
  'ride.stateChanged': 'stateChanged',
  'ride.cancelled': 'cancelled',
  'step.notPossible': 'notPossible',
  'step.tooEarly': 'tooEarly',
  'step.tooLate': 'tooLate',
  'step.tooOld': 'tooOld',
};

interface RejectedNoticesProps {
  now: number;
  /** Limits the notices to one ride. Without it all are shown, since a ride may have left the list. */
  rideId?: string;
}

/** Explains why the server rejected steps that were taken on this phone. */
export function RejectedNotices({ now, rideId }: RejectedNoticesProps) {
  const { t } = useTranslation();
  const page = usePage();
  const { rejected, company, rides } = usePageState();
  const { moment } = useMoments(now);

  const reasonOf = ({ code, params }: RejectedStep): string => {
    const reason = reasons[code] ?? 'unknown';
    const from = Date.parse(String(params['from']));
    return t(`rejected.${reason}`, {
      time: Number.isFinite(from) ? moment(from) : '',
      phone: company?.phone ?? '',
    });
  };

  /** When its ride begins, if the list of rides no longer shows it. */
  const startOf = (each: RejectedStep): string => {
    if (rideId !== undefined) return '';
    const startsAt = (rides.find(({ id }) => id === each.rideId) ?? each).startsAt;
    return startsAt ? `${moment(Date.parse(startsAt))}. ` : '';
  };

  return rejected
    .filter((each) => rideId === undefined || each.rideId === rideId)
    .map((each) => (
      <div key={each.rideId} className="notice error" role="alert">
        <p>
          <strong>
            {startOf(each)}
            {t('rejected.title', { step: t(`states.${each.to}`) })}
          </strong>
        </p>
        <p>{reasonOf(each)}</p>
        <button type="button" className="button" onClick={() => void page.dismissRejection(each.rideId)}>
          {t('rejected.dismiss')}
        </button>
      </div>
    ));
}
