import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { phoneLinks } from '@chauffeur/phone';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSetStatus } from '../booking-status/use-set-status';
import { useRecords } from '../records/use-records';
import { drivers } from '../resources/fleet/drivers';
import { AssignMenu } from './assign-menu';
import { nextStepsOf, type NextStep } from './attention.rules';
import { useFocusAfterFailure } from '../focus/use-focus-after-failure';

const Steps = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'end',
  gap: 6,
  // Two side by side would leave no room for the customer's name.
  [theme.breakpoints.down('sm')]: { flexDirection: 'column' },
}));

const look = { size: 'small', variant: 'outlined', color: 'inherit' } as const;

interface StepProps {
  ride: BoardRide;
  /** Called when a step is taken here. */
  onStep: () => void;
}

/** Buttons for the next steps of a ride. */
export function NextSteps({ ride, onStep }: StepProps) {
  return (
    <Steps>
      {nextStepsOf(ride).map((step) => (
        <Step key={step} step={step} ride={ride} onStep={onStep} />
      ))}
    </Steps>
  );
}

function Step({ step, ride, onStep }: StepProps & { step: NextStep }) {
  const { t } = useTranslation('rideProgress');
  if (step === 'assign') return <AssignMenu ride={ride} onAssign={onStep} />;
  if (step === 'reassign') return <AssignMenu ride={ride} isForDriver onAssign={onStep} />;
  if (step === 'confirm' && ride.status === 'pending') return <ConfirmButton ride={ride} onStep={onStep} />;
  if (step === 'call') return <CallDriver ride={ride} />;
  if (step === 'nextRide' && ride.runsInto) {
    const { id, referenceNumber, bookingDate = ride.bookingDate } = ride.runsInto;
    return (
      <StepLink
        to={`/dispatch?date=${bookingDate}&ride=${id}`}
        text={t('steps.nextRide')}
        of={referenceNumber}
      />
    );
  }
  return <OpenLink ride={ride} />;
}

function ConfirmButton({ ride, onStep }: StepProps) {
  const { t } = useTranslation('dispatch');
  const { set, isPending, hasFailed } = useSetStatus(ride);
  const button = useFocusAfterFailure(hasFailed);
  return (
    <Button
      {...look}
      ref={button}
      loading={isPending}
      aria-label={`${t('attention.confirm')}: ${ride.customerName}`}
      onClick={() => {
        onStep();
        set({ status: 'confirmed', version: ride.version });
      }}
    >
      {t('attention.confirm')}
    </Button>
  );
}

/** The board has no phone numbers of drivers, so their records are read. Without a number, it opens the booking. */
function CallDriver({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('rideProgress');
  const driver = useRecords(drivers).data?.find(({ id }) => id === ride.driverId);
  const call = driver?.phone ? phoneLinks(driver.phone)?.call : undefined;
  if (!driver || !call) return <OpenLink ride={ride} />;
  return (
    <Button {...look} href={call} aria-label={`${t('steps.call')}: ${driver.name}`}>
      {t('steps.call')}
    </Button>
  );
}

function OpenLink({ ride }: { ride: BoardRide }) {
  const { t } = useTranslation('dispatch');
  return <StepLink to={`/bookings/${ride.id}`} text={t('attention.open')} of={ride.customerName} />;
}

function StepLink({ to, text, of }: { to: string; text: string; of: string }) {
  return (
    <Button {...look} component={Link} to={to} aria-label={`${text}: ${of}`}>
      {text}
    </Button>
  );
}
