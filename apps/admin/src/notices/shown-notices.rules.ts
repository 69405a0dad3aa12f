import type { NoticeText } from './notice';

/** More would hide the screen. */
const maxShown = 3;

/**
 * The notices with a new one, the newest last; a repeated text is shown once. Where there are too many, the oldest news
 * goes first: bookings that come in a row must not take an error away. One with an "Undo" neither counts nor goes: it was
 * pressed for, and leaves by itself after 10 s.
 */
export function withNotice(shown: readonly NoticeText[], notice: NoticeText): readonly NoticeText[] {
  const all = [...shown.filter((one) => hasAction(one) || one.text !== notice.text), notice];
  const limited = all.filter((one) => !hasAction(one));
  if (limited.length <= maxShown) return all;
  const leaving = limited.find(({ kind }) => kind === 'news') ?? limited[0];
  return all.filter((one) => one !== leaving);
}

function hasAction({ link }: NoticeText): boolean {
  return link !== undefined && 'onAct' in link;
}
