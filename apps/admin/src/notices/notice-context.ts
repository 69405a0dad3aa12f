import { createContext, useContext } from 'react';

/** `news` reports what happened elsewhere, and stays longer. */
export type NoticeKind = 'done' | 'news' | 'error';

/** The screen that a notice is about. */
export interface NoticeLink {
  readonly label: string;
  /** Below /admin. */
  readonly to: string;
}

/** An action that a notice offers for as long as it stays. */
export interface NoticeAction {
  readonly label: string;
  /** The record that it is about; distinguishes notices with the same text. */
  readonly about: string;
  readonly onAct: () => void;
}

/** Shows a notice on any screen: something succeeded, failed or happened. */
export type Notify = (text: string, kind?: NoticeKind, link?: NoticeLink | NoticeAction) => void;

export const NoticeContext = createContext<Notify>(() => undefined);

export function useNotify(): Notify {
  return useContext(NoticeContext);
}
