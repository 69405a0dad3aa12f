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
    expect(knownOfAll(learned)).toEqual(expected);
  });

  it('retains the parts of a later release, whose replicas run beside this one', () => {
    const ofLater = { booking: booking(2), weather: at(2, 'rain') };
    expect(mergeKnowledge(ofLater, { booking: booking(3) })).toEqual({ ...ofLater, booking: booking(3) });
  });
});

/**
 * Returns what is known after all events. Expects the same after the events of each subset, with any of them as the last one, and
 * so in every order; and that an event which arrives again changes nothing.
 */
function knownOfAll(events: readonly RideKnowledge[]): RideKnowledge {
  // By subset: bit n is set if event n is in it. A smaller number has every smaller subset.
  const knownOf: RideKnowledge[] = [{}];
  for (let subset = 1; subset < 2 ** events.length; subset += 1) {
    const contained = events.map((event, n) => ({ event, bit: 2 ** n })).filter(({ bit }) => subset & bit);
    const [known = {}, ...others] = contained.map(({ event, bit }) =>
      mergeKnowledge(knownOf[subset - bit] ?? {}, event),
    );
    for (const other of others) expect(other).toEqual(known);
    for (const { event } of contained) expect(mergeKnowledge(known, event)).toEqual(known);
    knownOf[subset] = known;
  }
  return knownOf.at(-1) ?? {};
}
