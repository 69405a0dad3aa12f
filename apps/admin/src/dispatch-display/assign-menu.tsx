import type {
  DriverCandidate,
  VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { PopoverActions } from '@mui/material/Popover';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useNotify } from '../notices/notice-context';
import { lacksVehicle } from './attention.rules';
import { isAssignable } from './candidates/is-assignable';
import { nameOfCandidate } from './candidates/name-of-candidate';
import { useCandidateText } from './candidates/use-candidate-text';
import { useCandidatesQuery } from './candidates/use-candidates';
import { useFocusAfterFailure } from '../focus/use-focus-after-failure';
import { useMoveRide } from './use-move-ride';
import { useAssignRide, useRideFailureText } from './use-ride-changes';

interface AssignMenuProps {
  ride: BoardRide;
  /** Assigns another driver, whatever else the ride lacks. */
  isForDriver?: boolean;
  onAssign: () => void;
}

/** A button that assigns the vehicle, or else the driver, that a ride lacks, from a menu of candidates, free ones first. */
export function AssignMenu({ ride, isForDriver = false, onAssign }: AssignMenuProps) {
  const { t } = useTranslation(['dispatch', 'rideProgress']);
  const text = t(isForDriver && ride.driverId ? 'rideProgress:steps.reassign' : 'attention.assign');
  const isOfVehicle = !isForDriver && lacksVehicle(ride);
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // The menu mounts when it is first opened: lists with this button are long, and few of their menus are used.
  const [wasOpened, setWasOpened] = useState(false);
  const popover = useRef<PopoverActions>(null);
  const growInView = useCallback(() => popover.current?.updatePosition(), []);
  const { assign, isAssigning, hasFailed } = useAssign(ride, isOfVehicle);
  const button = useFocusAfterFailure(hasFailed);
  return (
    <>
      <Button
        ref={button}
        id={id}
        size="small"
        variant="outlined"
        color="inherit"
        loading={isAssigning}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={`${text}: ${ride.customerName}`}
        onClick={({ currentTarget }) => {
          setWasOpened(true);
          setAnchor(currentTarget);
        }}
      >
        <span>{text}</span>
      </Button>
      {wasOpened && (
        <Menu
          action={popover}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-labelledby': id }, paper: { sx: { maxHeight: 360 } } }}
        >
          <Candidates
            ride={ride}
            isOfVehicle={isOfVehicle}
            onGrown={growInView}
            onChoose={(candidateId) => {
              setAnchor(null);
              onAssign();
              assign(candidateId);
            }}
          />
        </Menu>
      )}
    </>
  );
}

interface CandidatesProps {
  ride: BoardRide;
  isOfVehicle: boolean;
  onChoose: (id: string) => void;
  /** Called when the menu has grown. Must be the same function in every render. */
  onGrown: () => void;
}

function Candidates({ ride, isOfVehicle, onChoose, onGrown }: CandidatesProps) {
  const { t } = useTranslation('dispatch');
  const candidateText = useCandidateText();
  const { data: found, isError } = useCandidatesQuery({}, ride.id);
  const candidates: readonly (VehicleCandidate | DriverCandidate)[] | undefined =
    found && (isOfVehicle ? found.vehicles : found.drivers.filter(({ id }) => id !== ride.driverId));
  const first = candidates?.find(isAssignable);
  const wasFocused = useRef(false);
  // Only once: a refetch while the menu closes would take the focus from the ride's next step.
  const focusFirst = useCallback((choice: HTMLElement | null) => {
    if (!choice || wasFocused.current) return;
    wasFocused.current = true;
    choice.focus();
  }, []);
  useEffect(onGrown, [candidates, onGrown]);
  return (
    <>
      {!candidates && (
        <MenuItem disabled>
          <span>{t(isError ? 'loadFailed' : 'attention.looking')}</span>
        </MenuItem>
      )}
      {candidates && !first && <MenuItem disabled>{t('attention.noneFree')}</MenuItem>}
      {candidates?.filter(isAssignable).map((candidate) => (
        <MenuItem
          key={candidate.id}
          ref={candidate === first ? focusFirst : undefined}
          onClick={() => onChoose(candidate.id)}
        >
          {candidateText(nameOfCandidate(candidate), candidate)}
        </MenuItem>
      ))}
      <MenuItem component={Link} to={`/dispatch?date=${ride.bookingDate}&ride=${ride.id}`}>
        {t('attention.others')}
      </MenuItem>
    </>
  );
}

function useAssign(
  ride: BoardRide,
  isOfVehicle: boolean,
): { assign: (candidateId: string) => void; isAssigning: boolean; hasFailed: boolean } {
  const { t } = useTranslation('dispatch');
  const notify = useNotify();
  const failureText = useRideFailureText();
  const driver = useAssignRide((failure) => notify(failureText(failure, t('assign.failed')), 'error'));
  const vehicle = useMoveRide({
    onMoved: () => notify(t('attention.vehicleAssigned')),
    onFailed: (failure) => notify(failureText(failure, t('move.failed')), 'error'),
  });
  const assign = (candidateId: string) => {
    if (!isOfVehicle) return driver.mutate({ id: ride.id, version: ride.version, driverId: candidateId });
    return vehicle.mutate({ ride, move: { vehicleId: candidateId } });
  };
  // A changed ride can get its next assignment at once, while other lists are still being refetched.
  const isAssigning =
    (driver.isPending && driver.variables.version === ride.version) ||
    (vehicle.isPending && vehicle.variables.ride.version === ride.version);
  return { assign, isAssigning, hasFailed: driver.isError || vehicle.isError };
}
