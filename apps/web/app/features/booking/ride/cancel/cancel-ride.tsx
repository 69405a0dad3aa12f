import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePrefetch } from '../../../../start/on-demand/use-prefetch';
import type { OpenedRideState } from '../use-ride';
import { QuestionButton } from './question-button';
import { storedCancellation } from './stored-cancellation';
import { loadQuestions, useQuestion } from './use-question';

interface CancelRideProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
}

/** Cancels the ride after a question that says what it costs. */
export function CancelRide({ token, ride, openedRide }: CancelRideProps) {
  const { t } = useTranslation('ride');
  const [stored] = useState(() => storedCancellation(ride.id));
  const [shownCost, setShownCost] = useState(() => stored.read() && ride.cancellation);
  const question = useQuestion(shownCost !== null);
  usePrefetch(loadQuestions);
  // An open question stays when its time is over: the server rejects the cancellation, and the page says whom to call.
  const cost = ride.cancellation ?? (question.hasFailed ? null : shownCost);
  if (!cost) return null;
  const keepRide = () => {
    stored.clear();
    setShownCost(null);
    question.close();
  };
  if (question.questions) {
    const { ConfirmOwnRide } = question.questions;
    return <ConfirmOwnRide {...{ token, ride, openedRide, cost, stored }} onKeep={keepRide} />;
  }
  return (
    <QuestionButton
      question={question}
      variant="text"
      onAsk={() => setShownCost(cost)}
      // Its text stands below that of the page; in high contrast it has a border.
      sx={{ '@media (forced-colors: none)': { marginInlineStart: '-22px' } }}
    >
      {t('cancel.open')}
    </QuestionButton>
  );
}
