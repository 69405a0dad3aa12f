import { createContext, useContext } from 'react';

export type NoticeKind = 'done' | 'error';

/** Shows on any screen that something succeeded or failed. */
export type Notify = (text: string, kind?: NoticeKind) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
