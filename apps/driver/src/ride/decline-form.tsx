import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DeclineReason } from '@chauffeur/contracts/bookings/crew/ride-state';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Frame } from '../layout/frame';
import { useTakeStep } from './use-take-step';

const reasons: readonly DeclineReason[] = ['busy', 'car', 'sick', 'other'];
const noteLength = 200;

export interface Decline {
  readonly reason: DeclineReason | null;
  readonly note: string;
}

export const emptyDecline: Decline = { reason: null, note: '' };

interface DeclineFormProps {
  ride: DriverRide;
  decline: Decline;
  onChange: (decline: Decline) => void;
  onClose: () => void;
  onDeclined: () => void;
}

/** Asks for the reason when a ride is declined; the dispatcher plans by it. */
export function DeclineForm({ ride, decline, onChange, onClose, onDeclined }: DeclineFormProps) {
  const { reason, note } = decline;
  const { t } = useTranslation();
  const { isStoring, take } = useTakeStep(ride, onDeclined);
  const [isMissing, setMissing] = useState(false);
  return (
    <Frame
      title={t('decline.title')}
      onBack={onClose}
      footer={
        <button
          type="button"
          className="button main"
          disabled={isStoring}
          onClick={() => {
            if (reason) take('declined', { reason, note: note.trim() || null });
            else setMissing(true);
          }}
        >
          {t('decline.submit')}
        </button>
      }
    >
      <fieldset>
        <legend>{t('decline.reason')}</legend>
        {reasons.map((each) => (
          <label key={each} className="choice">
            <input
              type="radio"
              name="reason"
              checked={reason === each}
              onChange={() => onChange({ reason: each, note })}
            />
            {t(`decline.${each}`)}
          </label>
        ))}
      </fieldset>
      {isMissing && !reason ? (
        <p role="alert" className="error">
          {t('decline.missing')}
        </p>
      ) : null}
      <label htmlFor="note">{t('decline.note')}</label>
      <textarea
        id="note"
        rows={3}
        maxLength={noteLength}
        value={note}
        onChange={({ target }) => onChange({ reason, note: target.value })}
      />
    </Frame>
  );
}
