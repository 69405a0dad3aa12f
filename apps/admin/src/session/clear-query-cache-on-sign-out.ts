import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './session';

/**
 * The next admin must not see this admin's data. That of a session which has ended stays until another admin signs in:
 * its screen may wait for it. Queries of pages without a session stay cached.
 */
export function clearQueryCacheOnSignOut(session: Session, queryClient: QueryClient): void {
  const signedIn = () => {
    const state = session.state();
    return state.kind === 'signedIn' ? state.admin.id : undefined;
  };
  let owner = signedIn();
  session.subscribe(() => {
    const state = session.state();
    const admin = signedIn();
    const hasSignedOut = state.kind === 'signedOut' && !state.hasEnded;
    if (owner !== undefined && (hasSignedOut || (admin !== undefined && admin !== owner)))
      queryClient.clear();
    owner = hasSignedOut ? undefined : (admin ?? owner);
  });
}
