import { cancelReasons } from '@chauffeur/contracts/bookings/booking-choices';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextArea } from '../../../../forms/fields/text-area';
import { cancelRide } from './cancel-api';
import type { OpenedRideState } from '../use-ride';
import { ConfirmCancellation } from './confirm-cancellation';
import type { StoredCancellation } from './stored-cancellation';
import { useCancellation } from './use-cancellation';

const noteLength = 500;

interface ConfirmOwnRideProps {
  token: string;
  ride: RideResponse;
  cost: NonNullable<RideResponse['cancellation']>;
  openedRide: OpenedRideState;
  stored: StoredCancellation;
  onKeep: () => void;
}

/** The question before the ride of the link is cancelled: with its cost, and for the reason. */
export function ConfirmOwnRide(props: ConfirmOwnRideProps) {
  const { token, ride, cost, openedRide, stored, onKeep } = props;
  const { t } = useTranslation('ride');
  const [answer, setAnswer] = useState(() => stored.read() ?? { reason: null, note: '' });
  const change = (changes: Partial<typeof answer>) => {
    const next = { ...answer, ...changes };
    stored.write(next);
    setAnswer(next);
  };
  const { reason, note } = answer;
  const { version } = ride;
  const cancel = async () => {
    const request = { version, acceptFee: cost.feeUsd, reason, note: note.trim() || null };
    const cancelled = await cancelRide(token, request);
    stored.clear();
    return cancelled;
  };
  const cancellation = useCancellation(cancel, openedRide);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ConfirmCancellation
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
          onChange={({ target }) =>
            change({ reason: cancelReasons.find((known) => known === target.value) ?? null })
          }
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
          onChange={({ target }) => change({ note: target.value })}
        />
      </Box>
    </ConfirmCancellation>
  );
}
