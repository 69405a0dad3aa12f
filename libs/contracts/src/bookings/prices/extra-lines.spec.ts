import { describe, expect, it } from '@jest/globals';
import { chosenExtras, type BookedExtra, type OfferedExtra } from './booked-extras.js';
import {
  chosenFromBooked,
  countOfExtra,
  extraLines,
  minutesOfExtras,
  offerKindOf,
  priceAtTotal,
  priceOfExtras,
  priceWithExtras,
  withExtraCount,
} from './extra-lines.js';

const idOf = (number: number) => `0198c0de-0000-7000-8000-00000000010${number}`;

const extra = (number: number, changes: Partial<OfferedExtra>): OfferedExtra => ({
  id: idOf(number),
  code: 'water',
  name: 'Water',
  nameRu: null,
  priceUsd: 0,
  maxCount: 4,
  offerKinds: ['city_tour', 'tour'],
  ...changes,
});

const seat = extra(1, { code: 'child_seat', name: 'Child seat', priceUsd: 5 });
const stop = extra(2, { code: 'extra_stop', name: 'Extra stop', priceUsd: 7 });
const hour = extra(3, { code: 'extra_hour', name: 'Extra hour', priceUsd: 20, offerKinds: ['tour'] });
const offered = [seat, stop, hour];
const ride = { offerKind: 'city_tour', passengerCount: 4, stopCount: 0 } as const;

const chosen = (...counts: [number, number][]) =>
  counts.map(([number, count]) => ({ extraId: idOf(number), count }));

describe('the extras of a booking', () => {
  it('have the current names and prices, in the offered order', () => {
    const { lines, error } = extraLines(chosen([3, 2], [1, 1]), offered, { ...ride, offerKind: 'tour' });
    expect(error).toBeNull();
    expect(lines.map(({ code, count, unitPrice }) => [code, count, unitPrice])).toEqual([
      ['child_seat', 1, 5],
      ['extra_hour', 2, 20],
    ]);
    expect(minutesOfExtras(lines)).toBe(120);
  });

  it('have a stop for each stop of the ride, whatever was chosen [II-21]', () => {
    const { lines } = extraLines(chosen([2, 0]), offered, { ...ride, stopCount: 2 });
    expect(priceWithExtras(40, lines)).toEqual({ basePrice: 40, extrasPrice: 14, totalPrice: 54 });
    expect(extraLines(chosen([2, 5]), offered, ride)).toEqual({ lines: [], error: null });
  });

  it.each([
    ['unknown', chosen([9, 1]), 'extras.notOffered'],
    ['not for this service', chosen([3, 1]), 'extras.notOffered'],
    ['too many of one', chosen([1, 5]), 'extras.aboveMaximum'],
    ['unknown, and none of it', chosen([9, 0]), null],
  ])('are rejected where they are %s', (_what, choice, code) => {
    expect(extraLines(choice, offered, { ...ride, passengerCount: 9 }).error).toBe(code);
  });

  it('have no more seats than passengers [II-23]', () => {
    expect(extraLines(chosen([1, 4]), offered, ride).error).toBeNull();
    expect(extraLines(chosen([1, 4]), offered, { ...ride, passengerCount: 3 }).error).toBe(
      'extras.seatsAbovePassengers',
    );
    const withWater = extraLines(chosen([1, 1], [4, 3]), [...offered, extra(4, {})], {
      ...ride,
      passengerCount: 1,
    });
    expect(withWater.error).toBeNull();
  });

  it('stay at their price when they are edited, also when they are withdrawn', () => {
    const booked: BookedExtra[] = [
      { extraId: idOf(1), code: 'child_seat', name: 'Child seat', nameRu: null, unitPrice: 4, count: 1 },
      { extraId: idOf(8), code: 'bicycle', name: 'Bicycle', nameRu: null, unitPrice: 9, count: 1 },
    ];
    const { lines, error } = extraLines(chosen([1, 2], [8, 1]), offered, ride, booked);
    expect(error).toBeNull();
    expect(priceOfExtras(lines)).toBe(17);
  });

  it('keep their booked count after their max was lowered, and can not exceed it', () => {
    const booked = extraLines(chosen([1, 3]), offered, ride).lines;
    const errorOf = (count: number) =>
      extraLines(chosen([1, count]), [{ ...seat, maxCount: 1 }], ride, booked).error;
    expect([2, 3, 4].map(errorOf)).toEqual([null, null, 'extras.aboveMaximum']);
  });
});

describe('the kind of offer that allows extras', () => {
  it.each([
    ['of a service is its type', { service: { serviceType: 'city_tour' }, tour: null }, 'city_tour'],
    ['of a tour is a tour', { service: null, tour: {} }, 'tour'],
    ['is not known without both', { service: null, tour: null }, null],
  ] as const)('%s', (_what, offers, kind) => {
    expect(offerKindOf(offers)).toBe(kind);
  });
});

describe('a choice of extras', () => {
  it('has a new count of one, and none of those with 0', () => {
    const choice = chosen([1, 1], [2, 3]);
    expect(withExtraCount(choice, idOf(1), 2)).toEqual(chosen([2, 3], [1, 2]));
    expect(withExtraCount(choice, idOf(1), 0)).toEqual(chosen([2, 3]));
    expect(withExtraCount([], idOf(1), 1)).toEqual(chosen([1, 1]));
    expect([countOfExtra(choice, idOf(2)), countOfExtra(choice, idOf(3))]).toEqual([3, 0]);
  });

  it('starts with what is booked, without stops', () => {
    const { lines } = extraLines(chosen([1, 2]), offered, { ...ride, stopCount: 1 });
    expect(lines).toHaveLength(2);
    expect(chosenFromBooked(lines)).toEqual(chosen([1, 2]));
  });
});

describe('the price of a booking', () => {
  const lines = [
    { extraId: idOf(1), code: 'x', name: 'X', nameRu: null, unitPrice: 0.1, count: 3 },
  ] satisfies BookedExtra[];

  it('is the ride with its extras, to the cent', () => {
    expect(priceWithExtras(0.2, lines)).toEqual({ basePrice: 0.2, extrasPrice: 0.3, totalPrice: 0.5 });
    // In binary fractions 1.15 * 100 is a little less than 115.
    expect(priceWithExtras(1.15, lines).totalPrice).toBe(1.45);
  });

  it.each([null, 0])(
    'is to be agreed without one of the ride (%s), with the extras apart [II-24]',
    (price) => {
      expect(priceWithExtras(price, lines)).toEqual({ basePrice: null, extrasPrice: 0.3, totalPrice: 0 });
    },
  );

  it('is the total that staff agreed on, of which the ride has the part without extras', () => {
    expect(priceAtTotal(10, lines)).toEqual({ basePrice: 9.7, extrasPrice: 0.3, totalPrice: 10 });
    expect(priceAtTotal(0.3, lines).basePrice).toBe(0);
    expect(priceAtTotal(0.2, lines).basePrice).toBeNull();
    expect(priceAtTotal(0, []).basePrice).toBeNull();
    expect(priceAtTotal(0, lines).basePrice).toBeNull();
  });
});

describe('chosen extras', () => {
  it.each([
    [[{ extraId: 'x', count: 1 }], 'extras.invalid'],
    [[{ extraId: idOf(1), count: -1 }], 'extras.invalid'],
    [[{ extraId: idOf(1), count: 1.5 }], 'extras.invalid'],
    [[{ extraId: idOf(1), count: 21 }], 'extras.aboveMaximum'],
    [chosen([1, 1], [1, 2]), 'extras.repeated'],
    [
      Array.from({ length: 11 }, (_, index) => ({
        extraId: `0198c0de-0000-7000-8000-0000000002${10 + index}`,
        count: 1,
      })),
      'extras.tooMany',
    ],
  ])('are rejected: %j', (value, code) => {
    expect(chosenExtras.safeParse(value).error?.issues[0]?.message).toBe(code);
  });
});
