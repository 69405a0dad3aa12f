import type { NoticeText } from './notice';

/** More would hide the screen. */
const maxShown = 3;

/**
 * The notices with a new one, the newest last; a repeated text is shown once. Where there are too many, the oldest news
 * goes first: bookings that come in a row must not take an error or an "Undo" away.
 */
export function withNotice(shown: readonly NoticeText[], notice: NoticeText): readonly NoticeText[] {
  const all = [...shown.filter(({ text }) => text !== notice.text), notice];
  if (all.length <= maxShown) return all;
  const news = all.findIndex(({ kind }) => kind === 'news');
  return all.toSpliced(Math.max(news, 0), 1);
}
