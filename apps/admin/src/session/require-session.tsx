import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSessionState } from './session-context';
import { SessionCheck } from './session-check';
import type { SignInReason } from './sign-in-reason';

/** Lets staff in, and sends everybody else to sign in and back to where they were going. */
export function RequireSession() {
  const state = useSessionState();
  const { pathname, search } = useLocation();
  if (state.kind === 'signedIn') return <Outlet />;
  if (state.kind !== 'signedOut') return <SessionCheck hasFailed={state.kind === 'unknown'} />;
  const reason: SignInReason = { goingTo: pathname + search };
  return <Navigate to="/login" replace state={reason} />;
}
