import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './session';

/** The next admin must not see this admin's data. Queries of pages without a session stay cached. */
export function clearQueryCacheOnSignOut(session: Session, queryClient: QueryClient): void {
  let before = session.state().kind;
  session.subscribe(() => {
    const { kind } = session.state();
    if (before === 'signedIn' && kind === 'signedOut') queryClient.clear();
    before = kind;
  });
}
