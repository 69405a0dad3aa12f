import { createContext, useContext } from 'react';

/** Says for a few seconds, on any screen, that something was done. */
export type Notify = (text: string) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
