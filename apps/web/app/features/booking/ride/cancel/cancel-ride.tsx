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
import { useCancellation } from './use-cancellation';
import type { RideInUse } from '../use-ride';

const noteLength = 500;

interface CancelRideProps {
  token: string;
  ride: RideResponse;
  cost: NonNullable<RideResponse['cancellation']>;
  inUse: RideInUse;
}

/** Cancels the ride after one more question, which says what it costs. */
export function CancelRide(props: CancelRideProps) {
  const { t } = useTranslation('ride');
  const [isAsking, setAsking] = useState(false);
  if (isAsking) return <QuestionWithReason {...props} onKeep={() => setAsking(false)} />;
  return (
    <Box sx={{ mt: 3 }}>
      <Button variant="text" onClick={() => setAsking(true)} sx={{ marginInlineStart: '-22px' }}>
        {t('cancel.open')}
      </Button>
    </Box>
  );
}

function QuestionWithReason({ token, ride, cost, inUse, onKeep }: CancelRideProps & { onKeep: () => void }) {
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
