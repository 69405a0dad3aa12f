import { describe, expect, it } from '@jest/globals';
import type { NoticeKind } from './notice-context';
import type { NoticeText } from './notice';
import { withNotice } from './shown-notices.rules';

const undo = { label: 'Undo', about: 'BK20300501-ABCDEFGH', onAct: () => undefined };
const notice = (text: string, kind: NoticeKind): NoticeText => ({ id: text, text, kind, link: undefined });
const idsAfter = (...notices: NoticeText[]) =>
  notices.reduce<readonly NoticeText[]>(withNotice, []).map(({ id }) => id);
const shownAfter = (...notices: [string, NoticeKind][]) =>
  notices
    .reduce<readonly NoticeText[]>((shown, [text, kind]) => withNotice(shown, notice(text, kind)), [])
    .map(({ text }) => text);

describe('the notices that are shown', () => {
  it('are the last three, each text once', () => {
    expect(shownAfter(['a', 'done'], ['b', 'done'], ['a', 'done'])).toEqual(['b', 'a']);
    expect(shownAfter(['a', 'done'], ['b', 'done'], ['c', 'error'], ['d', 'done'])).toEqual(['b', 'c', 'd']);
  });

  it('retain the outcome of staff while a series of bookings comes', () => {
    expect(
      shownAfter(['failed', 'error'], ['one', 'news'], ['two', 'news'], ['three', 'news'], ['four', 'news']),
    ).toEqual(['failed', 'three', 'four']);
    expect(shownAfter(['a', 'done'], ['b', 'done'], ['c', 'done'], ['one', 'news'])).toEqual(['a', 'b', 'c']);
  });

  it('retain each "Undo", even with the same text or too many notices', () => {
    const undoable = ['1', '2', '3', '4'].map((id) => ({ ...notice('confirmed', 'done'), id, link: undo }));
    expect(idsAfter(...undoable)).toEqual(['1', '2', '3', '4']);
    expect(idsAfter(notice('failed', 'error'), ...undoable)).toEqual(['failed', '1', '2', '3', '4']);
    const others = ['a', 'b', 'c', 'd'].map((text) => notice(text, 'done'));
    expect(idsAfter(...undoable, ...others)).toEqual(['1', '2', '3', '4', 'b', 'c', 'd']);
  });
});
