import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { SessionCheck } from './session-check';
import { useSessionState } from './session-context';
import { destinationOf } from './sign-in-reason';

/** Around the sign-in page: an admin with a session is redirected to where they were going. */
export function SignedOutOnly() {
  const state = useSessionState();
  const location = useLocation();
  if (state.kind === 'checking') return <SessionCheck hasFailed={false} />;
  if (state.kind === 'signedIn') return <Navigate to={destinationOf(location.state)} replace />;
  return <Outlet />;
}
