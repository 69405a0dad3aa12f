import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SessionCheck } from './session-check';
import { useSessionState } from './session-context';
import { destinationOf } from './sign-in-reason';

/** Guards the sign-in page: redirects an admin with a session to where they were going. */
export function SignedOutOnly() {
  const state = useSessionState();
  const location = useLocation();
  if (state.kind === 'checking') return <SessionCheck hasFailed={false} />;
  if (state.kind === 'signedIn') return <Navigate to={destinationOf(location.state)} replace />;
  return <Outlet />;
}
