import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session, SessionState } from './session';

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext above it');
  return session;
}

export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state);
}

/** Returns the signed-in admin; only for screens behind RequireSession. */
export function useSignedInAdmin(): AdminResponse | undefined {
  const state = useSessionState();
  return state.kind === 'signedIn' ? state.admin : undefined;
}
