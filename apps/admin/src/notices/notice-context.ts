import { createContext, useContext } from 'react';

export type NoticeKind = 'done' | 'trouble';

/** Says on any screen that something was done, or that something has happened that was not meant. */
export type Notify = (text: string, kind?: NoticeKind) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
