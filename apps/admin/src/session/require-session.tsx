import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from './session-context';
import { SessionCheck } from './session-check';
import type { SignInReason } from './sign-in-reason';

/** Requires a session; without one, redirects to sign-in and back afterwards. */
export function RequireSession() {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  if (state.kind === 'signedIn') return <Outlet />;
  if (state.kind !== 'signedOut') return <SessionCheck hasFailed={state.kind === 'unknown'} />;
  const reason: SignInReason = { goingTo: pathname + search };
  return <Navigate to="/login" replace state={reason} />;
}
