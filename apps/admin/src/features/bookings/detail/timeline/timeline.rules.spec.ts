import { describe, expect, it } from '@jest/globals';
import { timelineOf } from './timeline.rules';

type Happened = Parameters<typeof timelineOf>[0];

const at = (hour: number) => `2026-11-22T${String(hour).padStart(2, '0')}:00:00.000Z`;
const happened = {
  statuses: [{ id: 'placed', changedAt: at(9) }],
  changes: [
    { id: 'moved', changedAt: at(14) },
    { id: 'edited', changedAt: at(11) },
  ],
  hasEarlier: false,
  steps: [{ id: 'stepped', happenedAt: at(8) }],
  payments: [{ id: 'paid', createdAt: at(13) }],
  emails: [
    { id: 'sent', createdAt: at(9), sentAt: at(12) },
    { id: 'waiting', createdAt: at(10), sentAt: null },
  ],
} as unknown as Happened;
const idsOf = (entries: ReturnType<typeof timelineOf>) => entries.map(({ id }) => id);

describe('the timeline of a booking', () => {
  it('has statuses, changes, steps, payments and emails, the newest first', () => {
    expect(idsOf(timelineOf(happened))).toEqual([
      'moved',
      'paid',
      'sent',
      'edited',
      'waiting',
      'placed',
      'stepped',
    ]);
  });

  it('ends at the point from which earlier changes are not fetched yet', () => {
    expect(idsOf(timelineOf({ ...happened, hasEarlier: true }))).toEqual(['moved', 'paid', 'sent', 'edited']);
  });
});
