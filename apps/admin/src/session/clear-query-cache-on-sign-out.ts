import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './session';

/**
 * Clears the query cache on sign-out, because the next admin must not see this admin's data. After a session that ended, the
 * data stay until another admin signs in: the hidden screen may need them. Queries of pages without a session stay cached.
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
