import { Activity, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from './session-context';
import { SessionCheck } from './session-check';
import type { SignInReason } from './sign-in-reason';
import { useHiddenScreen } from './use-hidden-screen';
import { useRestoredFocus } from './use-restored-focus';

/**
 * Requires a session; without one, redirects to sign-in and back afterwards. If a session ends while input is unsaved, the
 * screen stays, hidden below `signInAgain`, until its admin is back; another admin gets a new screen.
 */
export function RequireSession({ signInAgain }: { signInAgain: ReactNode }) {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  const { isHidden, owner } = useHiddenScreen(state);
  useRestoredFocus(isHidden);
  if (state.kind === 'signedIn' || isHidden) {
    return (
      <>
        <Activity key={owner} mode={isHidden ? 'hidden' : 'visible'}>
          <Outlet />
        </Activity>
        {isHidden && signInAgain}
      </>
    );
  }
  if (state.kind !== 'signedOut') return <SessionCheck hasFailed={state.kind === 'unknown'} />;
  const reason: SignInReason = { goingTo: pathname + search };
  return <Navigate to="/login" replace state={reason} />;
}
