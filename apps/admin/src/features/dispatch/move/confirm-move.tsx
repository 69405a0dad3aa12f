import type { DispatchBoard } from '@chauffeur/contracts/dispatch/dispatch-board';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isReportable } from '../../../booking-display/is-reportable';
import { ConfirmDialog } from '../../../surfaces/confirm-dialog';
import type { Question } from './use-drop';
import { usePlaceTexts } from './use-place-texts';

interface MoveQuestionProps {
  board: DispatchBoard;
  by: 'car' | 'driver';
  question: Question;
  onAnswer: (question: Question, tellCustomer: boolean) => void;
  onClose: () => void;
}

/** Asks before a ride is moved to another time, or close to another ride. */
export function MoveQuestion({ board, by, question, onAnswer, onClose }: MoveQuestionProps) {
  const { t } = useTranslation('dispatch');
  const texts = usePlaceTexts(board, by);
  const { ride, change, state, place } = question;
  const isOtherTime = 'bookingTime' in change;
  // The customer gets no email about a ride that will be over at its new time.
  const canTell = isOtherTime && isReportable(ride, { ...ride, ...change });
  // Off by default for a customer whose ride is not confirmed yet.
  const [tellCustomer, setTellCustomer] = useState(isOtherTime && ride.status === 'confirmed');
  const isTight = state.kind === 'tight';
  return (
    <ConfirmDialog
      isOpen
      title={t('move.title')}
      text={[isOtherTime && texts.change(ride, place), texts.tight(state)].filter(Boolean).join(' ')}
      confirm={t(isTight ? 'move.anyway' : 'move.submit')}
      keep={t('move.cancel')}
      isDangerous={false}
      onConfirm={() => onAnswer(question, tellCustomer)}
      onClose={onClose}
    >
      {canTell && (
        <FormControlLabel
          control={<Checkbox checked={tellCustomer} onChange={(_, isOn) => setTellCustomer(isOn)} />}
          label={t('move.tellCustomer')}
        />
      )}
    </ConfirmDialog>
  );
}
