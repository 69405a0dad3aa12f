import type { QueryClient } from '@tanstack/react-query';
import type { Session } from './session';

/** What one admin has read is not left for the next. Pages that need no session keep what they are reading. */
export function forgetAnswersAfter(session: Session, queryClient: QueryClient): void {
  let before = session.state().kind;
  session.subscribe(() => {
    const { kind } = session.state();
    if (before === 'signedIn' && kind === 'signedOut') queryClient.clear();
    before = kind;
  });
}
