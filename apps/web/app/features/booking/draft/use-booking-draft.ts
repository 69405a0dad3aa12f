import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { useLocation } from 'react-router-dom';
import { isHydrating } from '../../../start/hydration/hydrated-page';
import { emptyDraft, type BookingDraft } from './booking-draft';
import { readPreferredCurrency, readStoredDraft, storeDraft } from './draft-storage';
import { useApplyPreselection } from './preselection/use-apply-preselection';
import { namesWithdrawn, withoutWithdrawnRecords, type NamedRecords } from './preselection/withdrawn-records';
import type { WizardChoices } from '../choices/wizard-choices';

interface BookingDraftState {
  draft: BookingDraft;
  setDraft: Dispatch<SetStateAction<BookingDraft>>;
  /** False on the server and until the browser's own draft has been read. */
  isRestored: boolean;
  /** Whether a link or the stored draft named a record that is no longer offered; false again after the next change. */
  hasWithdrawn: boolean;
  /** Renders pending changes at once, for the step that comes next. */
  flushDraft: () => void;
}

/** The draft of this tab: restored before its first paint in the browser, changed by preselections, stored with every change. */
export function useBookingDraft(choices: WizardChoices): BookingDraftState {
  const [draft, setDraft] = useState(emptyDraft);
  const [isRestored, setIsRestored] = useState(false);
  const [hasWithdrawn, setHasWithdrawn] = useState(false);
  const location = useLocation();
  /** Includes changes that are not rendered yet; null until the draft is restored. */
  const latest = useRef<BookingDraft>(null);

  const apply = useCallback((action: SetStateAction<BookingDraft>) => {
    // Stored at once: what is typed renders later, and a reload may come first.
    if (latest.current) {
      latest.current = typeof action === 'function' ? action(latest.current) : action;
      storeDraft(latest.current);
    }
    setDraft(action);
  }, []);

  const reportWithdrawn = useCallback(
    (named: NamedRecords) => {
      if (namesWithdrawn(named, choices)) setHasWithdrawn(true);
    },
    [choices],
  );

  useLayoutEffect(() => {
    const restore = () => {
      const stored = latest.current ??
        readStoredDraft() ?? { ...emptyDraft, currency: readPreferredCurrency() };
      apply(withoutWithdrawnRecords(stored, choices));
      reportWithdrawn(stored);
      setIsRestored(true);
    };
    // A server-rendered page restores it in a transition, which lets taps through.
    if (isHydrating()) startTransition(restore);
    else restore();
  }, [choices, reportWithdrawn, apply]);

  useApplyPreselection({ choices, isRestored, apply, onNamed: reportWithdrawn });

  useLayoutEffect(() => {
    // Only once: a draft that renders after the next change would overwrite it in the storage.
    if (!isRestored || latest.current) return;
    latest.current = draft;
    storeDraft(draft);
  }, [draft, isRestored]);

  const flushDraft = useCallback(() => {
    if (latest.current) setDraft(latest.current);
  }, []);

  useEffect(() => {
    // If Back only closes a list, the step stays.
    const renderStep = () => window.location.search !== location.search && flushDraft();
    // Runs before the router's listener: the step begins with what was typed, and Back and Forward render at once.
    window.addEventListener('popstate', renderStep, { capture: true });
    return () => window.removeEventListener('popstate', renderStep, { capture: true });
  }, [flushDraft, location.search]);

  const change = useCallback(
    (action: SetStateAction<BookingDraft>) => {
      apply(action);
      setHasWithdrawn(false);
    },
    [apply],
  );

  return { draft, setDraft: change, isRestored, hasWithdrawn, flushDraft };
}
