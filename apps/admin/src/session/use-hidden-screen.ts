import { useContext, useState } from 'react';
import { UnsavedInputs } from '../unsaved/unsaved-input';
import type { SessionState } from './session';

interface HiddenScreen {
  /** The session has ended while input was unsaved: the screen stays, hidden. */
  readonly isHidden: boolean;
  /** Id of the admin who is signed in, or was last. */
  readonly owner: string | undefined;
}

/** Returns whether the screen stays below the sign-in, and whose it is. */
export function useHiddenScreen(state: SessionState): HiddenScreen {
  const inputs = useContext(UnsavedInputs);
  const [seen, setSeen] = useState({ state, isHidden: false, owner: ownerOf(state) });
  // Set while rendering, because hidden forms no longer report unsaved input.
  if (seen.state !== state) {
    const hasEnded = state.kind === 'signedOut' && state.hasEnded === true;
    const isHidden = hasEnded && (seen.isHidden || (inputs?.size ?? 0) > 0);
    setSeen({ state, isHidden, owner: ownerOf(state) ?? seen.owner });
  }
  return seen;
}

const ownerOf = (state: SessionState) => (state.kind === 'signedIn' ? state.admin.id : undefined);
