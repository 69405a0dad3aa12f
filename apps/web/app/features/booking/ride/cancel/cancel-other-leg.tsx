import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useRideMoment } from '../../../../i18n/use-ride-moment';
import { ConfirmCancellation } from './confirm-cancellation';
import { cancelOtherLeg } from '../ride-api';
import { useFocusOpenerOnClose } from '../use-focus-opener-on-close';
import { useCancellation } from './use-cancellation';
import type { OpenedRideState } from '../use-ride';

interface CancelOtherLegProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
}

/** Asks whether to cancel the other ride of a trip too, as soon as this one is cancelled. It is never cancelled unasked. */
export function CancelOtherLeg({ token, ride, openedRide }: CancelOtherLegProps) {
  const { t } = useTranslation('ride');
  const isCancelled = ride.status === 'cancelled';
  // A visitor who returns to the page has answered already.
  const [isConfirming, setConfirming] = useState(!isCancelled);
  useEffect(() => {
    if (!isCancelled) setConfirming(true);
  }, [isCancelled]);
  const opener = useFocusOpenerOnClose<HTMLButtonElement>(isConfirming);
  const { otherLeg } = ride;
  const present = isCancelled ? (otherLeg?.cancellation ?? null) : null;
  const [shownCost, setShownCost] = useState(present);
  if (present && present !== shownCost) setShownCost(present);
  // An open question stays when its time is over: the server rejects the cancellation, and the page says whom to call.
  const cost =
    present ?? (isCancelled && isConfirming && otherLeg?.status !== 'cancelled' ? shownCost : null);
  if (!otherLeg || !cost) return null;
  const title = t(otherLeg.leg === tripLegs.back ? 'cancel.backToo' : 'cancel.thereToo', {
    reference: otherLeg.referenceNumber,
  });
  if (isConfirming) {
    return (
      <ConfirmOtherLeg
        {...{ token, ride, openedRide, title, otherLeg, cost }}
        onKeep={() => setConfirming(false)}
      />
    );
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Button ref={opener} variant="outlined" onClick={() => setConfirming(true)}>
        {title}
      </Button>
    </Box>
  );
}

interface ConfirmProps extends CancelOtherLegProps {
  title: string;
  otherLeg: NonNullable<RideResponse['otherLeg']>;
  cost: NonNullable<NonNullable<RideResponse['otherLeg']>['cancellation']>;
  onKeep: () => void;
}

function ConfirmOtherLeg({ token, ride, openedRide, title, otherLeg, cost, onKeep }: ConfirmProps) {
  const rideMoment = useRideMoment();
  const { version, feeUsd: acceptFee } = cost;
  const cancellation = useCancellation(() => cancelOtherLeg(token, { version, acceptFee }), openedRide);
  return (
    <ConfirmCancellation
      id="cancel-other-leg"
      title={title}
      ride={ride}
      cost={cost}
      cancellation={cancellation}
      onKeep={onKeep}
    >
      <Typography sx={{ mt: 1 }}>{rideMoment(otherLeg)}</Typography>
    </ConfirmCancellation>
  );
}
