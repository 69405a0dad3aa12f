import { createContext, useContext } from 'react';

/** `news` is what happened elsewhere; it stays longer. */
export type NoticeKind = 'done' | 'news' | 'error';

/** The screen that a notice is about. */
export interface NoticeLink {
  readonly label: string;
  /** Below /admin. */
  readonly to: string;
}

/** Shows on any screen that something succeeded, failed or happened. */
export type Notify = (text: string, kind?: NoticeKind, link?: NoticeLink) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
