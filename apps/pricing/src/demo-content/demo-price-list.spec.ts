import { demoContentIds } from '@chauffeur/contracts/demo-content-ids';
import { describe, expect, it } from '@jest/globals';
import { demoPriceList, type DemoPrice } from './demo-price-list.js';

const { cars, services, tours } = demoContentIds;
const prices = demoPriceList();
const rideOf = (price: DemoPrice) => price.serviceId ?? price.tourId;
const priceOf = (carId: string, ride: string) =>
  prices.find((price) => price.carId === carId && rideOf(price) === ride)?.priceUsd;

describe('the demo price list', () => {
  it('prices most combinations of the fleet with the services and tours', () => {
    const combinations =
      Object.keys(cars).length * (Object.keys(services).length + Object.keys(tours).length);
    expect(prices.length / combinations).toBeGreaterThan(0.8);
    expect(prices.length).toBeLessThan(combinations);
  });

  it('has one price for a combination, of a service or a tour [P3.10]', () => {
    expect(prices.filter(({ serviceId, tourId }) => (serviceId === null) === (tourId === null))).toEqual([]);
    expect(new Set(prices.map((price) => `${price.carId} ${rideOf(price)}`)).size).toBe(prices.length);
  });

  it('rounds to 5 USD', () => {
    expect(prices.filter(({ priceUsd }) => priceUsd < 5 || priceUsd % 5 !== 0)).toEqual([]);
    expect(priceOf(cars.hyundaiElantra, services.airportTransfer)).toBe(25);
    expect(priceOf(cars.toyotaCamry, services.airportTransfer)).toBe(30);
    expect(priceOf(cars.mercedesSClass, tours.shaki)).toBe(575);
  });

  it('can be booked: every service and every tour has a price', () => {
    const priced = new Set(prices.map(rideOf));
    expect([...Object.values(services), ...Object.values(tours)].filter((id) => !priced.has(id))).toEqual([]);
  });

  it('lacks some combinations, which the wizard can warn about', () => {
    expect(prices.filter(({ carId }) => carId === cars.setraCoach)).toEqual([]);
    expect(priceOf(cars.mercedesSprinter, services.businessTransfer)).toBeUndefined();
    expect(priceOf(cars.hyundaiElantra, tours.qusarShahdagh)).toBeUndefined();
    expect(priceOf(cars.toyotaLandCruiser, tours.qusarShahdagh)).toBe(300);
  });
});
