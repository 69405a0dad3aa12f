import { hourMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import { proposeAssignees, withChoice, type RideToAssign } from './proposals.rules';

const ride = (
  id: string,
  from: number | null,
  ...assignable: (string | [string, number])[]
): RideToAssign => ({
  id,
  from: from === null ? null : from * hourMs,
  until: from === null ? null : (from + 1.5) * hourMs,
  assignable: assignable.map((assignee) =>
    typeof assignee === 'string' ? { id: assignee, rank: 0 } : { id: assignee[0], rank: assignee[1] },
  ),
});
const proposed = (rides: RideToAssign[], chosen: [string, string][] = []) =>
  Object.fromEntries(proposeAssignees(rides, new Map(chosen)));

describe('proposals for rides that are assigned together', () => {
  it('give a driver no two rides at one time, and a ride none if all have one', () => {
    const rides = [
      ride('a', 9, 'anar', 'rauf'),
      ride('b', 10, 'anar', 'rauf'),
      ride('c', 10, 'anar', 'rauf'),
    ];
    expect(proposed(rides)).toEqual({ a: 'anar', b: 'rauf' });
  });

  it('share the rides among drivers of equal rank, and prefer a better rank', () => {
    const rides = [9, 11, 13, 15].map((from) => ride(String(from), from, 'anar', 'rauf', ['late', 1]));
    expect(Object.values(proposed(rides)).toSorted()).toEqual(['anar', 'anar', 'rauf', 'rauf']);
    expect(proposed([...rides, ride('last', 9, 'anar', ['late', 1])])).toMatchObject({ last: 'late' });
    expect(proposed([ride('a', 9, ['late', 2], ['later', 1], 'anar')])).toEqual({ a: 'anar' });
  });

  it('give a ride to another driver if only its own can take the next one, but never change a choice', () => {
    const rides = [ride('a', 9, 'anar', 'rauf'), ride('b', 10, 'anar')];
    expect(proposed(rides)).toEqual({ a: 'rauf', b: 'anar' });
    expect(proposed(rides, [['a', 'anar']])).toEqual({ a: 'anar' });
    expect(proposed([...rides, ride('c', 9, 'rauf')])).toEqual({ a: 'rauf', b: 'anar' });
  });

  it('move one ride for another at most, whatever else its driver has that day', () => {
    const [morning, evening] = [ride('a', 9, 'anar', 'rauf'), ride('z', 14, 'anar')];
    expect(proposed([morning, evening, ride('b', 10, 'anar')])).toEqual({ a: 'rauf', z: 'anar', b: 'anar' });
    const next = ride('b', 10.5, 'anar');
    expect(proposed([morning, next, ride('c', 10, 'anar')])).toEqual({ a: 'anar', b: 'anar' });
  });

  it('give a driver the next ride at the moment when they are free again', () => {
    const both = [ride('a', 9, 'anar'), ride('b', 10.5, 'anar')];
    expect(proposed(both)).toEqual({ a: 'anar', b: 'anar' });
    expect(proposed(both.toReversed())).toEqual({ a: 'anar', b: 'anar' });
  });

  it('leave what was chosen, even if that is none', () => {
    const rides = [ride('a', 9, 'anar'), ride('b', 9, 'anar'), ride('c', 12, 'anar')];
    const chosen: [string, string][] = [
      ['b', 'anar'],
      ['c', ''],
    ];
    expect(proposed(rides, chosen)).toEqual({ b: 'anar', c: '' });
  });

  it('forget what was chosen for a ride that is no longer there', () => {
    expect(proposed([ride('a', 9, 'anar')], [['gone', 'anar']])).toEqual({ a: 'anar' });
  });

  it('let a ride without a time overlap with no other', () => {
    expect(proposed([ride('a', null, 'anar'), ride('b', 9, 'anar')])).toEqual({ a: 'anar', b: 'anar' });
  });

  it('stay as shown if another ride is changed, except at the same time', () => {
    const rides = [
      ride('a', 9, 'anar', 'rauf'),
      ride('b', 12, 'rauf', 'anar'),
      ride('c', 12, 'anar', 'rauf'),
    ];
    const shown = proposeAssignees(rides, new Map());
    expect(Object.fromEntries(shown)).toEqual({ a: 'anar', b: 'rauf', c: 'anar' });
    const after = withChoice(rides, shown, rides[1] ?? ride('b', 12), 'anar');
    expect(Object.fromEntries(proposeAssignees(rides, after))).toEqual({ a: 'anar', b: 'anar', c: 'rauf' });
  });
});
