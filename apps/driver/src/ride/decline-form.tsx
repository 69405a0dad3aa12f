import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DeclineReason } from '@chauffeur/contracts/driver-page/ride-state';
import { useState } from 'react';
import { useTranslation } from '../i18n/use-translation';
import { Frame } from '../layout/frame';
import { usePage } from '../page/page-context';

const reasons: readonly DeclineReason[] = ['busy', 'car', 'sick', 'other'];
const noteLength = 200;

/** A ride is declined with a reason: the dispatcher plans by it. */
export function DeclineForm({ ride, onClose }: { ride: DriverRide; onClose: () => void }) {
  const { t } = useTranslation();
  const page = usePage();
  const [reason, setReason] = useState<DeclineReason>();
  const [note, setNote] = useState('');
  const [isStoring, setStoring] = useState(false);
  const decline = () => {
    if (!reason) return;
    // A double tap must not decline what is no longer this driver's.
    setStoring(true);
    void page
      .takeStep(ride, 'declined', { reason, note: note.trim() || null })
      .then((isStored) => (isStored ? onClose() : setStoring(false)));
  };
  return (
    <Frame
      title={t('decline.title')}
      onBack={onClose}
      footer={
        <button type="button" className="button main" disabled={!reason || isStoring} onClick={decline}>
          {t('decline.submit')}
        </button>
      }
    >
      <fieldset>
        <legend>{t('decline.reason')}</legend>
        {reasons.map((each) => (
          <label key={each} className="choice">
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {t(`decline.${each}`)}
          </label>
        ))}
      </fieldset>
      <label htmlFor="note">{t('decline.note')}</label>
      <textarea
        id="note"
        rows={3}
        maxLength={noteLength}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </Frame>
  );
}
