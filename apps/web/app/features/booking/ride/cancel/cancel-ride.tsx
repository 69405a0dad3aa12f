import { cancelReasons } from '@chauffeur/contracts/bookings/booking-choices';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../buttons/button';
import { SelectField } from '../../../../forms/fields/select-field';
import { TextArea } from '../../../../forms/fields/text-area';
import { ConfirmCancellation } from './confirm-cancellation';
import { cancelRide } from '../ride-api';
import { useFocusOpenerOnClose } from '../use-focus-opener-on-close';
import { storedCancellation, type StoredCancellation } from './stored-cancellation';
import { useCancellation } from './use-cancellation';
import type { OpenedRideState } from '../use-ride';

const noteLength = 500;

type Cost = NonNullable<RideResponse['cancellation']>;

interface CancelRideProps {
  token: string;
  ride: RideResponse;
  openedRide: OpenedRideState;
}

/** Cancels the ride after a question that says what it costs. */
export function CancelRide({ token, ride, openedRide }: CancelRideProps) {
  const { t } = useTranslation('ride');
  const [stored] = useState(() => storedCancellation(ride.id));
  const [shownCost, setShownCost] = useState<Cost | null>(() => stored.read() && ride.cancellation);
  const opener = useFocusOpenerOnClose<HTMLButtonElement>(shownCost !== null);
  // An open question stays when its time is over: the server rejects the cancellation, and the page says whom to call.
  const cost = ride.cancellation ?? shownCost;
  if (!cost) return null;
  const keepRide = () => {
    stored.clear();
    setShownCost(null);
  };
  if (shownCost)
    return <ConfirmWithReason {...{ token, ride, openedRide, cost, stored }} onKeep={keepRide} />;
  return (
    <Box sx={{ mt: 3 }}>
      <Button
        ref={opener}
        variant="text"
        onClick={() => setShownCost(cost)}
        sx={{ marginInlineStart: '-22px' }}
      >
        {t('cancel.open')}
      </Button>
    </Box>
  );
}

interface ConfirmProps extends CancelRideProps {
  cost: Cost;
  stored: StoredCancellation;
  onKeep: () => void;
}

function ConfirmWithReason({ token, ride, cost, openedRide, stored, onKeep }: ConfirmProps) {
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
