import { describe, expect, it } from '@jest/globals';
import type { NoticeKind } from './notice-context';
import type { NoticeText } from './notice';
import { withNotice } from './shown-notices.rules';

const notice = (text: string, kind: NoticeKind): NoticeText => ({ id: text, text, kind, link: undefined });
const shownAfter = (...notices: [string, NoticeKind][]) =>
  notices
    .reduce<readonly NoticeText[]>((shown, [text, kind]) => withNotice(shown, notice(text, kind)), [])
    .map(({ text }) => text);

describe('the notices that are shown', () => {
  it('are the last three, each text once', () => {
    expect(shownAfter(['a', 'done'], ['b', 'done'], ['a', 'done'])).toEqual(['b', 'a']);
    expect(shownAfter(['a', 'done'], ['b', 'done'], ['c', 'error'], ['d', 'done'])).toEqual(['b', 'c', 'd']);
  });

  it('keep what staff did while bookings come in a row', () => {
    expect(
      shownAfter(['failed', 'error'], ['one', 'news'], ['two', 'news'], ['three', 'news'], ['four', 'news']),
    ).toEqual(['failed', 'three', 'four']);
    expect(shownAfter(['a', 'done'], ['b', 'done'], ['c', 'done'], ['one', 'news'])).toEqual(['a', 'b', 'c']);
  });
});
