import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import { CloseRounded as CloseIcon } from '@chauffeur/brand/icons';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { FlightMark } from '../../../booking-display/flight-mark';
import { StatusChip } from '../../../booking-display/status-chip';
import { useSetStatus } from '../../../booking-status/use-set-status';
import { ProblemTags } from '../../../dispatch-display/problem-tags';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { hasState, StateTag } from '../../../ride-progress/state-tag';
import { ContactLinks } from '../../../ride-messages/contact-links';
import { DescriptionList } from '../../../surfaces/description-list';
import { formatMoment, formatRideDate } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';
import { useCloseQuestion } from '../../../unsaved/use-close-question';
import { AssignField } from './assign-field';
import { nameOfVehicle } from '../board-layout/board-layout.rules';
import { MoveForm } from './move-form';
import { RideMessages } from './ride-messages';
import { SwapForm } from './swap-form';
import { useSwap } from '../move/use-swap';
import { useRideTexts } from '../ride-texts';
import type { MovedRide } from '../move/use-undo-move';
import { useFormFocus } from './use-form-focus';

const Content = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 16,
  boxSizing: 'border-box',
  width: 'min(420px, 100vw)',
  padding: 20,
});

const Head = styled('div')({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 8,
  overflowWrap: 'anywhere',
});

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface RidePanelProps {
  board: DispatchBoard;
  /** The ride that is open, and what the board has of it. */
  rideId: string | undefined;
  ride: BoardRide | undefined;
  by: 'car' | 'driver';
  /** It was opened to choose a driver: the list opens with it. */
  isToAssign: boolean;
  onMoved: (moved: MovedRide) => void;
  onClose: () => void;
  /** It has gone from the screen. */
  onExited?: () => void;
}

/** A ride beside the board: what is known of it, and what can be done about it. */
export function RidePanel(props: RidePanelProps) {
  const { board, rideId, ride: found, by, isToAssign, onMoved, onClose, onExited } = props;
  const { t } = useTranslation('dispatch');
  /** The open ride as last seen: it stays where another admin takes it off this day meanwhile. */
  const [seen, setSeen] = useState<BoardRide>();
  if (found && seen !== found) setSeen(found);
  const [isEdited, setEdited] = useState(false);
  const ride = found ?? (seen && (isEdited || seen.id === rideId) ? seen : undefined);
  const [isChoosing, setChoosing] = useState(false);
  const { close, question } = useCloseQuestion(isEdited, () => {
    setEdited(false);
    setChoosing(false);
    onClose();
  });
  return (
    <Drawer
      anchor="right"
      open={ride !== undefined}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('panel.label', { reference: ride?.referenceNumber ?? '' }),
        },
        // The list is placed where the field stands then, which has the focus once a driver is chosen.
        transition: {
          onEntered: (panel) => {
            if (isToAssign) panel.querySelector<HTMLElement>('[role="combobox"]')?.focus();
            setChoosing(isToAssign);
          },
          onExited,
        },
      }}
    >
      {ride && (
        <RideDetails
          key={ride.id}
          board={board}
          ride={ride}
          isGone={found === undefined}
          by={by}
          isChoosing={isChoosing}
          onChoosing={setChoosing}
          onMoved={onMoved}
          onUnsaved={setEdited}
          onClose={close}
        />
      )}
      {question}
    </Drawer>
  );
}

interface RideDetailsProps extends Omit<RidePanelProps, 'rideId' | 'isToAssign' | 'onExited'> {
  ride: BoardRide;
  /** Another admin has cancelled it or moved it to another day: what is shown is how it was before. */
  isGone: boolean;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
  onUnsaved: (hasUnsaved: boolean) => void;
}

function RideDetails({
  board,
  ride,
  isGone,
  by,
  isChoosing,
  onChoosing,
  onMoved,
  onUnsaved,
  onClose,
}: RideDetailsProps) {
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  const texts = useRideTexts();
  const { set: setStatus, isPending } = useSetStatus(ride);
  const [form, setForm] = useState<'move' | 'swap'>();
  const formPlace = useFormFocus(form);
  const closeForm = () => {
    setForm(undefined);
    onUnsaved(false);
  };
  const swap = useSwap({ board, by, onMoved });
  const vehicle = board.vehicles.find(({ id }) => id === ride.vehicleId);
  const driver = board.drivers.find(({ id }) => id === ride.driverId);
  const price =
    ride.totalPrice === 0 ? t('panel.priceToAgree') : formatMoney(ride.totalPrice, 'USD', language);
  return (
    <Content>
      <Head>
        <div>
          <Typography variant="h2">{ride.customerName}</Typography>
          <Link component={RouterLink} to={`/bookings/${ride.id}`} color="link.main">
            {ride.referenceNumber}
          </Link>
        </div>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      {isGone && (
        <Alert severity="warning" role="status">
          {t('panel.gone')}
        </Alert>
      )}
      <Actions>
        <StatusChip status={ride.status} />
        {hasState(ride) && <StateTag progress={ride.progress} day={ride.bookingDate} />}
        <ProblemTags problems={ride.problems} driverProblems={ride.driverProblems} />
        <FlightMark check={ride.flightCheck} />
      </Actions>
      <DescriptionList
        items={[
          {
            name: t('panel.time'),
            value: `${formatRideDate(ride.bookingDate, language)}, ${texts.time(ride)}`,
          },
          { name: t('panel.route'), value: texts.route(ride) },
          { name: t('panel.passengers'), value: ride.passengerCount },
          { name: t('panel.car'), value: ride.carName },
          { name: t('panel.vehicle'), value: vehicle ? nameOfVehicle(vehicle, board) : t('panel.none') },
          { name: t('panel.driver'), value: driver?.name ?? t('panel.none') },
          {
            name: t('panel.flight'),
            value: [ride.flightNumber, ride.flightTime].filter(Boolean).join(', ') || null,
          },
          { name: t('panel.price'), value: [price, texts.payment(ride)].filter(Boolean).join(' · ') },
        ]}
      />
      {ride.problems.includes('unanswered') && (
        <Typography color="text.secondary">
          {t('panel.waiting', { moment: formatMoment(ride.pendingSince ?? ride.createdAt, language) })}
        </Typography>
      )}
      <AssignField ride={ride} isChoosing={isChoosing} onChoosing={onChoosing} />
      <div ref={formPlace}>
        {form === 'move' && (
          <MoveForm
            ride={ride}
            onMoved={(moved) => {
              closeForm();
              onMoved(moved);
            }}
            onChange={() => onUnsaved(true)}
            onCancel={closeForm}
          />
        )}
        {form === 'swap' && (
          <SwapForm
            board={board}
            ride={ride}
            by={by}
            isSending={swap.isSwapping}
            onSwap={(other) => void swap.swapWith(ride, other)}
            onCancel={closeForm}
          />
        )}
        {!form && (
          <Actions>
            <Button variant="outlined" color="inherit" data-opens="move" onClick={() => setForm('move')}>
              {t('move.open')}
            </Button>
            {(by === 'car' ? ride.vehicleId : ride.driverId) && ride.startsAt && (
              <Button variant="outlined" color="inherit" data-opens="swap" onClick={() => setForm('swap')}>
                {t('swap.open')}
              </Button>
            )}
          </Actions>
        )}
      </div>
      <Actions>
        {ride.status === 'pending' && (
          <Button
            variant="outlined"
            color="inherit"
            loading={isPending}
            onClick={() => setStatus({ status: 'confirmed', version: ride.version })}
          >
            {t('panel.confirm')}
          </Button>
        )}
        <ContactLinks isShort customer={ride} />
        <Button component={RouterLink} to={`/bookings/${ride.id}`} variant="outlined" color="inherit">
          {t('panel.open')}
        </Button>
      </Actions>
      <RideMessages rideId={ride.id} />
    </Content>
  );
}
