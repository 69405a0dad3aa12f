import { createContext, useContext } from 'react';

/** `news` is what happened elsewhere; it stays longer. */
export type NoticeKind = 'done' | 'news' | 'error';

/** The screen that a notice is about. */
export interface NoticeLink {
  readonly label: string;
  /** Below /admin. */
  readonly to: string;
}

/** What can be done about what a notice says, for as long as it stays. */
export interface NoticeAction {
  readonly label: string;
  /** Which record it is about: of two that say the same, each has its own. */
  readonly about: string;
  readonly onAct: () => void;
}

/** Shows on any screen that something succeeded, failed or happened. */
export type Notify = (text: string, kind?: NoticeKind, link?: NoticeLink | NoticeAction) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
