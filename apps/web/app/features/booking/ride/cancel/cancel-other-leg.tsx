import { tripLegs } from '@chauffeur/contracts/bookings/return-trips/return-trip';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useEffect, useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedRideState } from '../use-ride';
import { QuestionButton } from './question-button';
import { useQuestion, type Questions } from './use-question';

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
  return (
    <OtherLegQuestion {...{ token, ride, openedRide, title, otherLeg, cost, isConfirming, setConfirming }} />
  );
}

interface OtherLegQuestionProps extends Omit<
  ComponentProps<Questions['ConfirmOtherLeg']>,
  'isFocused' | 'onKeep'
> {
  isConfirming: boolean;
  setConfirming: (isConfirming: boolean) => void;
}

function OtherLegQuestion({ isConfirming, setConfirming, ...asked }: OtherLegQuestionProps) {
  const question = useQuestion(isConfirming);
  const [isPressed, setPressed] = useState(false);
  const keepRide = () => {
    setConfirming(false);
    question.close();
  };
  if (question.questions) {
    const { ConfirmOtherLeg } = question.questions;
    return <ConfirmOtherLeg {...asked} isFocused={isPressed} onKeep={keepRide} />;
  }
  return (
    <QuestionButton
      question={question}
      variant="outlined"
      onAsk={() => {
        setConfirming(true);
        setPressed(true);
      }}
    >
      {asked.title}
    </QuestionButton>
  );
}
