import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChangeMark, isCustomerChange } from '../../../booking-display/change-mark';
import { StatusChip } from '../../../booking-display/status-chip';
import { ProblemTags } from '../../../dispatch-display/problem-tags';
import { StateTag } from '../../../ride-progress/state-tag';
import { ContactLinks } from '../../../ride-messages/contact-links';
import { nameOfVehicle } from '../board-layout/board-layout.rules';
import { phaseOf, phases, type Phase } from './ride-phase.rules';
import { hasDriverAccepted, useRideTexts } from '../ride-texts';

const Section = styled('section')({ marginBottom: 20 });

const List = styled('ol')({ display: 'grid', gap: 10, margin: '8px 0 0', padding: 0, listStyle: 'none' });

const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  padding: 14,
  borderRadius: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.background.paper,
  overflowWrap: 'anywhere',
}));

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
});

const Time = styled('span')({
  display: 'inline-block',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  '&::first-letter': { textTransform: 'uppercase' },
});

const Secondary = styled('span')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface RideListProps {
  board: DispatchBoard;
  rides: readonly BoardRide[];
  onAssign: (ride: BoardRide) => void;
}

/** The board on a phone: lists the rides of a day, those under way first. */
export function RideList({ board, rides, onAssign }: RideListProps) {
  const { t } = useTranslation('dispatch');
  const ofPhase = (phase: Phase) => rides.filter((ride) => phaseOf(ride, rides, board.now) === phase);
  return (
    <>
      {phases
        .map((phase) => ({ phase, found: ofPhase(phase) }))
        .filter(({ found }) => found.length > 0)
        .map(({ phase, found }) => (
          <Section key={phase} aria-label={t(`phone.${phase}`)}>
            <Typography variant="h2">{t(`phone.${phase}`)}</Typography>
            <List>
              {found.map((ride) => (
                <RideCard key={ride.id} board={board} ride={ride} onAssign={onAssign} />
              ))}
            </List>
          </Section>
        ))}
    </>
  );
}

interface RideCardProps {
  board: DispatchBoard;
  ride: BoardRide;
  onAssign: (ride: BoardRide) => void;
}

function RideCard({ board, ride, onAssign }: RideCardProps) {
  const { t } = useTranslation('dispatch');
  const texts = useRideTexts();
  const vehicle = board.vehicles.find(({ id }) => id === ride.vehicleId);
  const driver = board.drivers.find(({ id }) => id === ride.driverId);
  return (
    <Card>
      <Head>
        <Time>{texts.time(ride)}</Time>
        <StatusChip status={ride.status} />
      </Head>
      <div>
        <Typography component="h3" sx={{ fontWeight: 700 }}>
          {ride.customerName}
        </Typography>
        <span>{texts.route(ride)}</span>
      </div>
      <Secondary>
        {[
          vehicle ? nameOfVehicle(vehicle, board) : t('board.noCar'),
          driver?.name ?? t('board.noDriver'),
          texts.payment(ride),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Secondary>
      {(hasDriverAccepted(ride) || texts.progress(ride)) && (
        <div>
          <StateTag progress={ride.progress} day={ride.bookingDate} />
        </div>
      )}
      {isCustomerChange(ride) && (
        <div>
          <ChangeMark of={ride} />
        </div>
      )}
      <ProblemTags problems={ride.problems} driverProblems={ride.driverProblems} />
      <Actions>
        <ContactLinks isShort customer={ride} />
        <Button
          variant={driver ? 'outlined' : 'contained'}
          color={driver ? 'inherit' : 'primary'}
          aria-label={`${t('assign.submit')}: ${ride.customerName}`}
          onClick={() => onAssign(ride)}
        >
          {t('assign.submit')}
        </Button>
      </Actions>
    </Card>
  );
}
