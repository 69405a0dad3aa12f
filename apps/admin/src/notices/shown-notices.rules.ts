import type { NoticeText } from './notice';

/** More would hide the screen. */
const maxShown = 3;

/**
 * Adds a notice, the newest last; a repeated text is shown once. If there are too many, the oldest news is removed first: a
 * series of bookings must not hide an error. A notice with an action neither counts nor is removed: staff caused it, and it
 * closes after 10 s.
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
