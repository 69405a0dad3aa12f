import { CloseRounded as CloseIcon } from '@chauffeur/brand/icons';
import type { BoardRide, DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ChangeMark } from '../../../booking-display/change-mark';
import { FlightMark } from '../../../booking-display/flight-mark';
import { StatusChip } from '../../../booking-display/status-chip';
import { useBooking } from '../../../booking-display/use-booking';
import { useSetStatus } from '../../../booking-status/use-set-status';
import { ProblemTags } from '../../../dispatch-display/problem-tags';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { ContactLinks } from '../../../ride-messages/contact-links';
import { hasState, StateTag } from '../../../ride-progress/state-tag';
import { DescriptionList } from '../../../surfaces/description-list';
import { formatMoment, formatRideDate } from '../../../text/format-date';
import { formatMoney } from '../../../text/format-number';
import { nameOfVehicle } from '../board-layout/board-layout.rules';
import type { MovedRide } from '../move/use-undo-move';
import { useRideTexts } from '../ride-texts';
import { AssignField } from './assign-field';
import { RideForms } from './forms/ride-forms';
import { RideMessages } from './ride-messages';

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

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

interface ShownRide {
  board: DispatchBoard;
  ride: BoardRide;
}

interface RidePanelContentProps extends ShownRide {
  by: 'car' | 'driver';
  /** Whether another admin has cancelled the ride or moved it to another day. Its last known state is shown then. */
  hasLeftBoard: boolean;
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
  onMoved: (moved: MovedRide) => void;
  onUnsaved: (hasUnsaved: boolean) => void;
  onUnassigned: (hasUnassigned: boolean) => void;
  onClose: () => void;
}

/** A ride and the actions on it, in the order in which dispatchers need them. */
export function RidePanelContent({ board, ride, by, ...props }: RidePanelContentProps) {
  const { hasLeftBoard, isChoosing, onChoosing, onMoved, onUnsaved, onUnassigned, onClose } = props;
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  return (
    <Content>
      <Head>
        <div>
          <Typography variant="h2">{ride.customerName}</Typography>
          <Link component={RouterLink} to={`/bookings/${ride.id}`}>
            {ride.referenceNumber}
          </Link>
        </div>
        <IconButton aria-label={t('panel.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Head>
      {hasLeftBoard && (
        <Alert severity="warning" role="status">
          {t('panel.gone')}
        </Alert>
      )}
      <Row>
        <StatusChip status={ride.status} />
        <ChangeMark of={ride} />
        {hasState(ride) && <StateTag progress={ride.progress} day={ride.bookingDate} />}
        <ProblemTags problems={ride.problems} driverProblems={ride.driverProblems} />
        <FlightMark check={ride.flightCheck} />
      </Row>
      <Description board={board} ride={ride} />
      {ride.problems.includes('unanswered') && (
        <Typography color="text.secondary">
          {t('panel.waiting', { moment: formatMoment(ride.pendingSince ?? ride.createdAt, language) })}
        </Typography>
      )}
      <AssignField ride={ride} isChoosing={isChoosing} onChoosing={onChoosing} onUnsaved={onUnassigned} />
      <RideForms board={board} ride={ride} by={by} onMoved={onMoved} onUnsaved={onUnsaved} />
      <Actions ride={ride} />
      <RideMessages rideId={ride.id} />
    </Content>
  );
}

function Description({ board, ride }: ShownRide) {
  const { t } = useTranslation('dispatch');
  const { language } = useStaffLanguage();
  const texts = useRideTexts();
  const vehicle = board.vehicles.find(({ id }) => id === ride.vehicleId);
  const driver = board.drivers.find(({ id }) => id === ride.driverId);
  const time = `${formatRideDate(ride.bookingDate, language)}, ${texts.time(ride)}`;
  const flight = [ride.flightNumber, ride.flightTime].filter(Boolean).join(', ');
  const price =
    ride.totalPrice === 0 ? t('panel.priceToAgree') : formatMoney(ride.totalPrice, 'USD', language);
  return (
    <DescriptionList
      items={[
        { name: t('panel.time'), value: time },
        { name: t('panel.route'), value: texts.route(ride) },
        { name: t('panel.passengers'), value: ride.passengerCount },
        { name: t('panel.car'), value: ride.carName },
        { name: t('panel.vehicle'), value: vehicle ? nameOfVehicle(vehicle, board) : t('panel.none') },
        { name: t('panel.driver'), value: driver?.name ?? t('panel.none') },
        { name: t('panel.flight'), value: flight || null },
        { name: t('panel.price'), value: [price, texts.payment(ride)].filter(Boolean).join(' · ') },
      ]}
    />
  );
}

function Actions({ ride }: Pick<ShownRide, 'ride'>) {
  const { t } = useTranslation('dispatch');
  const { set: setStatus, isPending } = useSetStatus(ride);
  // The board has the numbers of today's and tomorrow's rides only.
  const { data: booking } = useBooking(ride.id);
  const customerPhone = ride.customerPhone ?? booking?.customerPhone ?? null;
  return (
    <Row>
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
      <Button component={RouterLink} to={`/bookings/${ride.id}`} variant="outlined" color="inherit">
        {t('panel.open')}
      </Button>
      {/* Last, because on other days they appear once the booking is read. */}
      <ContactLinks isShort customer={{ ...ride, customerPhone }} />
    </Row>
  );
}
