import { useLayoutEffect, useRef, type SetStateAction } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { WizardChoices } from '../choices/wizard-choices';
import { stepParameter } from '../steps/wizard-step';
import type { BookingDraft } from './booking-draft';
import { preselect, preselectionKeys, readPreselection, withoutPreselection } from './preselection';
import type { NamedRecords } from './vanished-records';

interface FollowedLinkOptions {
  choices: WizardChoices;
  isRestored: boolean;
  /** These must stay the same functions. */
  apply: (action: SetStateAction<BookingDraft>) => void;
  onNamed: (named: NamedRecords) => void;
}

/** Takes what a link names into the draft, and out of the address. */
export function useFollowedLink({ choices, isRestored, apply, onNamed }: FollowedLinkOptions): void {
  const location = useLocation();
  const navigate = useNavigate();
  /** Key of the history's entry whose link was followed last. */
  const followedEntry = useRef<string>(null);

  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search);
    const preselection = readPreselection(location.state, query);
    if (!preselection) return;
    // Once: a quick choice may come before the address is without it.
    if (followedEntry.current !== location.key) {
      followedEntry.current = location.key;
      apply((current) => preselect(current, preselection, choices));
      onNamed(preselection);
    }
    // Once the draft is stored with it: on a slow phone a reload may come before.
    if (!isRestored) return;
    // The step that a quick tap has opened meanwhile stays.
    const opened = new URLSearchParams(window.location.search).get(stepParameter);
    if (opened !== null && opened !== query.get(stepParameter)) return;
    // A later choice must win over the link after a reload.
    for (const key of preselectionKeys) query.delete(key);
    const state = withoutPreselection(location.state);
    void navigate({ search: query.toString() }, { replace: true, state, preventScrollReset: true });
  }, [location, navigate, choices, onNamed, apply, isRestored]);
}
