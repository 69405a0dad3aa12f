import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isHydrating } from '../../../start/hydrated-page';
import { emptyDraft, type BookingDraft } from './booking-draft';
import { readPreferredCurrency } from './draft-storage';
import { readStoredDraft, storeDraft } from './draft-storage';
import { preselect, preselectionKeys, readPreselection } from './preselection';
import type { WizardChoices } from '../wizard-choices';

interface DraftInUse {
  draft: BookingDraft;
  setDraft: Dispatch<SetStateAction<BookingDraft>>;
  /** False on the server and until the browser's own draft has been read. */
  isRestored: boolean;
}

/** The draft of this tab: restored before its first paint in the browser, changed by preselections, stored with every change. */
export function useBookingDraft(choices: WizardChoices): DraftInUse {
  const [draft, setDraft] = useState(emptyDraft);
  const [isRestored, setIsRestored] = useState(false);
  const location = useLocation();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    const restore = () => {
      const stored = readStoredDraft() ?? { ...emptyDraft, currency: readPreferredCurrency() };
      setDraft(withoutVanished(stored, choices));
      setIsRestored(true);
    };
    // A rendered page may take its time, in pieces that let taps through.
    if (isHydrating()) startTransition(restore);
    else restore();
  }, [choices]);

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const preselection = readPreselection(location.state, query);
    if (!preselection) return;
    setDraft((current) => preselect(current, preselection, choices));
    // A later choice must win over the link after a reload.
    for (const key of preselectionKeys) query.delete(key);
    void navigate({ search: query.toString() }, { replace: true, state: null, preventScrollReset: true });
  }, [location, navigate, choices]);

  useEffect(() => {
    if (isRestored) storeDraft(draft);
  }, [draft, isRestored]);

  return { draft, setDraft, isRestored };
}

/** Drops what is no longer on offer. */
function withoutVanished(draft: BookingDraft, choices: WizardChoices): BookingDraft {
  if (!choices.isComplete) return draft;
  const offered = (id: string | null, records: { id: string }[]) =>
    records.some((record) => record.id === id) ? id : null;
  return {
    ...draft,
    carId: offered(draft.carId, choices.cars),
    serviceId: offered(draft.serviceId, choices.services),
    tourId: offered(draft.tourId, choices.tours),
  };
}
