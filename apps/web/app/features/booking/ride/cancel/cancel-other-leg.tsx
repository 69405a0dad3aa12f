import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { useRideMoment } from '../../../../i18n/use-ride-moment';
import { CancelQuestion } from './cancel-question';
import { cancelOtherLeg } from '../ride-api';
import { useFocusOnReturn } from '../use-focus-on-return';
import { useCancellation } from './use-cancellation';
import type { RideInUse } from '../use-ride';

interface CancelOtherLegProps {
  token: string;
  ride: RideResponse;
  inUse: RideInUse;
}

/** Asks whether to cancel the other ride of a trip too, as soon as this one is cancelled. It is never cancelled unasked. */
export function CancelOtherLeg({ token, ride, inUse }: CancelOtherLegProps) {
  const { t } = useTranslation('ride');
  const isCancelled = ride.status === 'cancelled';
  // A visitor who returns to the page has answered already.
  const [isAsking, setAsking] = useState(!isCancelled);
  useEffect(() => {
    if (!isCancelled) setAsking(true);
  }, [isCancelled]);
  const opener = useFocusOnReturn<HTMLButtonElement>(isAsking);
  const { otherLeg } = ride;
  const present = isCancelled ? (otherLeg?.cancellation ?? null) : null;
  const [asked, setAsked] = useState(present);
  if (present && present !== asked) setAsked(present);
  // An open question stays when its time is over: the server rejects the cancellation, and the page says whom to call.
  const cost = present ?? (isCancelled && isAsking && otherLeg?.status !== 'cancelled' ? asked : null);
  if (!otherLeg || !cost) return null;
  const title = t(otherLeg.leg === tripLegs.back ? 'cancel.backToo' : 'cancel.thereToo', {
    reference: otherLeg.referenceNumber,
  });
  if (isAsking) {
    return <Question {...{ token, ride, inUse, title, otherLeg, cost }} onKeep={() => setAsking(false)} />;
  }
  return (
    <Box sx={{ mt: 2 }}>
      <Button ref={opener} variant="outlined" onClick={() => setAsking(true)}>
        {title}
      </Button>
    </Box>
  );
}

interface QuestionProps extends CancelOtherLegProps {
  title: string;
  otherLeg: NonNullable<RideResponse['otherLeg']>;
  cost: NonNullable<NonNullable<RideResponse['otherLeg']>['cancellation']>;
  onKeep: () => void;
}

function Question({ token, ride, inUse, title, otherLeg, cost, onKeep }: QuestionProps) {
  const rideMoment = useRideMoment();
  const { version, feeUsd: acceptFee } = cost;
  const cancellation = useCancellation(() => cancelOtherLeg(token, { version, acceptFee }), inUse);
  return (
    <CancelQuestion
      id="cancel-other-leg"
      title={title}
      ride={ride}
      cost={cost}
      cancellation={cancellation}
      onKeep={onKeep}
    >
      <Typography sx={{ mt: 1 }}>{rideMoment(otherLeg)}</Typography>
    </CancelQuestion>
  );
}
