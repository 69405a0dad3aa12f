import { cancelReasons, type CancelReason } from '@chauffeur/contracts/bookings/booking-choices';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { SelectField } from '../../../../forms/select-field';
import { TextArea } from '../../../../forms/text-area';
import { CancelQuestion } from './cancel-question';
import { cancelRide } from '../ride-api';
import { useFocusOnReturn } from '../use-focus-on-return';
import { useCancellation } from './use-cancellation';
import type { RideInUse } from '../use-ride';

const noteLength = 500;

type Cost = NonNullable<RideResponse['cancellation']>;

interface CancelRideProps {
  token: string;
  ride: RideResponse;
  inUse: RideInUse;
}

/** Cancels the ride after one more question, which says what it costs. */
export function CancelRide({ token, ride, inUse }: CancelRideProps) {
  const { t } = useTranslation('ride');
  const [asked, setAsked] = useState<Cost | null>(null);
  const opener = useFocusOnReturn<HTMLButtonElement>(asked !== null);
  // A question that is open stays when its time is over: the server says so, and whom to call.
  const cost = ride.cancellation ?? asked;
  if (!cost) return null;
  if (asked) return <QuestionWithReason {...{ token, ride, inUse, cost }} onKeep={() => setAsked(null)} />;
  return (
    <Box sx={{ mt: 3 }}>
      <Button ref={opener} variant="text" onClick={() => setAsked(cost)} sx={{ marginInlineStart: '-22px' }}>
        {t('cancel.open')}
      </Button>
    </Box>
  );
}

interface QuestionProps extends CancelRideProps {
  cost: Cost;
  onKeep: () => void;
}

function QuestionWithReason({ token, ride, cost, inUse, onKeep }: QuestionProps) {
  const { t } = useTranslation('ride');
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [note, setNote] = useState('');
  const { version } = ride;
  const cancellation = useCancellation(
    () => cancelRide(token, { version, acceptFee: cost.feeUsd, reason, note: note.trim() || null }),
    inUse,
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <CancelQuestion
      id="cancel-ride"
      title={t('cancel.title')}
      ride={ride}
      cost={cost}
      cancellation={cancellation}
      onKeep={onKeep}
      headingRef={heading}
    >
      <Box sx={{ display: 'grid', gap: 2.5, mt: 2.5, maxWidth: 520 }}>
        <SelectField
          label={t('cancel.reason')}
          value={reason ?? ''}
          onChange={({ target }) => setReason(cancelReasons.find((known) => known === target.value) ?? null)}
        >
          <option value="">{t('cancel.reasons.none')}</option>
          {cancelReasons.map((known) => (
            <option key={known} value={known}>
              {t(`cancel.reasons.${known}`)}
            </option>
          ))}
        </SelectField>
        <TextArea
          label={t('cancel.note')}
          rows={3}
          maxLength={noteLength}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Box>
    </CancelQuestion>
  );
}
