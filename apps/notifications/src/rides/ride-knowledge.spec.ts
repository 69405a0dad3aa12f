import { describe, expect, it } from '@jest/globals';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import { mergeKnowledge, type Known, type RideKnowledge } from './ride-knowledge.js';

function at<Value>(version: number, value: Value, minute = 0): Known<Value> {
  return { version, at: new Date(Date.UTC(2031, 4, 1, 0, minute)).toISOString(), value };
}

const booking = (version: number) => at(version, { ...bookingExample, version });
const learned: RideKnowledge[] = [
  { booking: booking(1) },
  { booking: booking(2), vehicle: at(2, null), moved: at(2, true as const), paid: at(3, 27.5, 2) },
  { booking: booking(3), driver: at(3, null), given: at(3, null), paid: at(3, 10, 1) },
  { booking: booking(3), progress: at(3, 'accepted', 1) },
  { booking: booking(3), progress: at(3, 'on_the_way', 2) },
  { removed: at(4, true as const) },
  { declined: { one: 2 } },
  { declined: { one: 5, another: 3 } },
];

describe('what is known of a ride', () => {
  it('is the same in every order of events, however often they arrive [III-25]', () => {
    const expected = {
      booking: booking(3),
      driver: at(3, null),
      given: at(3, null),
      vehicle: at(2, null),
      progress: at(3, 'on_the_way', 2),
      moved: at(2, true),
      paid: at(3, 27.5, 2),
      removed: at(4, true),
      declined: { one: 5, another: 3 },
    };
    for (const order of permutations([...learned.keys()])) {
      const events = [...order, order[0] ?? 0].map((index) => learned[index] ?? {});
      expect(events.reduce(mergeKnowledge, {})).toEqual(expected);
    }
  });

  it('retains the parts of a later release, whose replicas run beside this one', () => {
    const ofLater = { booking: booking(2), weather: at(2, 'rain') };
    expect(mergeKnowledge(ofLater, { booking: booking(3) })).toEqual({ ...ofLater, booking: booking(3) });
  });
});

function permutations(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}
