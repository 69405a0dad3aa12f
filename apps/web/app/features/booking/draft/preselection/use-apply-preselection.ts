import { useLayoutEffect, useRef, type SetStateAction } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardChoices } from '../../choices/wizard-choices';
import { stepParameter } from '../../steps/wizard-step';
import type { BookingDraft } from '../booking-draft';
import { preselect, preselectionKeys, readPreselection, withoutPreselection } from './preselection';
import type { NamedRecords } from './withdrawn-records';

interface ApplyPreselectionOptions {
  choices: WizardChoices;
  isRestored: boolean;
  /** These must be stable functions. */
  apply: (action: SetStateAction<BookingDraft>) => void;
  onNamed: (named: NamedRecords) => void;
}

/** Moves the choice that a link names from the URL into the draft. */
export function useApplyPreselection({
  choices,
  isRestored,
  apply,
  onNamed,
}: ApplyPreselectionOptions): void {
  const location = useLocation();
  const navigate = useNavigate();
  /** Key of the history entry whose link was followed last. */
  const followedEntry = useRef<string>(null);

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const preselection = readPreselection(location.state, query);
    if (!preselection) return;
    // Only once: a visitor may choose something else before the URL is cleared.
    if (followedEntry.current !== location.key) {
      followedEntry.current = location.key;
      apply((current) => preselect(current, preselection, choices));
      onNamed(preselection);
    }
    // Not before the draft is stored with it: on a slow phone, a reload may come first.
    if (!isRestored) return;
    // A step that a quick tap has opened meanwhile stays open.
    const opened = new URLSearchParams(window.location.search).get(stepParameter);
    if (opened !== null && opened !== query.get(stepParameter)) return;
    // A later choice must win over the link after a reload.
    for (const key of preselectionKeys) query.delete(key);
    const state = withoutPreselection(location.state);
    void navigate({ search: query.toString() }, { replace: true, state, preventScrollReset: true });
  }, [location, navigate, choices, onNamed, apply, isRestored]);
}
