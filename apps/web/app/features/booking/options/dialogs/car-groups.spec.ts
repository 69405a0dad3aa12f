import { describe, expect, it } from '@jest/globals';
import { byPrice, groupCars, type PricedCar } from './car-groups';

const car = (id: string, category: string, capacity: number, usd: number | null): PricedCar => ({
  luggageLarge: null,
  id,
  brand: 'Kia',
  model: id,
  year: 2023,
  capacity,
  category: { id: category, name: category, nameRu: null },
  image: null,
  fromUsd: null,
  price: usd === null ? null : { usd, isExact: true },
});
const cars = [
  car('limousine', 'business', 3, 120),
  car('saloon', 'economy', 3, 40),
  car('bus', 'buses', 40, null),
  car('estate', 'economy', 4, 35),
  car('van', 'business', 7, 90),
];
const listed = (passengers: number) => {
  const { groups, tooSmall } = groupCars(cars, passengers);
  const named = groups.map((group) => [group.category.id, ...group.cars.map(({ id }) => id)]);
  return [...named, tooSmall.map(({ id }) => id)];
};

describe('the list of cars', () => {
  it('is grouped by category, groups and cars cheapest first, those without a price last', () => {
    expect(listed(1)).toEqual([
      ['economy', 'estate', 'saloon'],
      ['business', 'van', 'limousine'],
      ['buses', 'bus'],
      [],
    ]);
  });

  it('separates cars with fewer seats than passengers', () => {
    expect(listed(5)).toEqual([
      ['business', 'van'],
      ['buses', 'bus'],
      ['estate', 'saloon', 'limousine'],
    ]);
  });

  it('leaves no car out while the number of passengers is unknown', () => {
    expect(listed(Number.NaN).at(-1)).toEqual([]);
  });
});

it('cars are sorted by price, with prices to be agreed last', () => {
  const rows = [0, 45, null, 25].map((usd) => ({ price: usd === null ? null : { usd, isExact: true } }));
  expect(rows.toSorted(byPrice).map(({ price }) => price?.usd)).toEqual([25, 45, 0, undefined]);
});
