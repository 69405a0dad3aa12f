import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useRideMoment } from '../../../../i18n/use-ride-moment';
import { cancelOtherLeg } from './cancel-api';
import type { OpenedRideState } from '../use-ride';
import { ConfirmCancellation } from './confirm-cancellation';
import { useCancellation } from './use-cancellation';

interface ConfirmOtherLegProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
  title: string;
  otherLeg: NonNullable<RideResponse['otherLeg']>;
  cost: NonNullable<NonNullable<RideResponse['otherLeg']>['cancellation']>;
  /** Whether a press asked the question: its heading gets the focus that the button had. */
  isFocused: boolean;
  onKeep: () => void;
}

/** The question whether the other ride of the trip is cancelled too, with its cost. */
export function ConfirmOtherLeg(props: ConfirmOtherLegProps) {
  const { token, ride, openedRide, title, otherLeg, cost, isFocused, onKeep } = props;
  const rideMoment = useRideMoment();
  const { version, feeUsd: acceptFee } = cost;
  const cancellation = useCancellation(() => cancelOtherLeg(token, { version, acceptFee }), openedRide);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocused) heading.current?.focus();
  }, [isFocused]);
  return (
    <ConfirmCancellation
      id="cancel-other-leg"
      title={title}
      ride={ride}
      cost={cost}
      cancellation={cancellation}
      onKeep={onKeep}
      headingRef={heading}
    >
      <Typography sx={{ mt: 1 }}>{rideMoment(otherLeg)}</Typography>
    </ConfirmCancellation>
  );
}
