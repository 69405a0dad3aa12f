import { currencySymbols } from '@chauffeur/contracts/money/format-money';
import { expect, test } from '@playwright/test';
import { carResponse } from '@chauffeur/contracts/catalogue/car';
import { categoryResponse } from '@chauffeur/contracts/catalogue/category';
import { seoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { currencyResponse } from '@chauffeur/contracts/money/money';
import { priceResponse } from '@chauffeur/contracts/pricing/price';
import { z } from 'zod';
import { siteUrl } from '../product/addresses.ts';

// Every read is anonymous, without key, cookie or token.
async function read<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const response = await fetch(`${siteUrl()}/api${path}`);
  expect(response.status, path).toBe(200);
  return schema.parse(await response.json());
}

test("categories come in the order of staff's choice, then of their names [P6.2, P7.2]", async () => {
  const categories = await read('/categories', z.array(categoryResponse));
  expect(categories.length).toBeGreaterThan(1);
  const inOrder = categories.toSorted(
    (one, other) => one.displayOrder - other.displayOrder || one.name.localeCompare(other.name),
  );
  expect(categories).toEqual(inOrder);
});

test('cars are those that can be booked, each with its category [P7.3]', async () => {
  const cars = await read('/cars', z.array(carResponse));
  expect(cars.length).toBeGreaterThan(1);
  expect(cars.filter(({ isAvailable }) => !isAvailable)).toEqual([]);
  expect(cars.filter(({ category, categoryId }) => category.id !== categoryId)).toEqual([]);
});

test('prices come with their car and service or tour, and are found by them [P7.6, P7.7]', async () => {
  const prices = await read('/pricing', z.array(priceResponse));
  expect(prices.length).toBeGreaterThan(1);
  expect(prices.filter(({ service, tour }) => (service === null) === (tour === null))).toEqual([]);
  const [first] = prices;
  const query = new URLSearchParams({ carId: first?.carId ?? '' });
  if (first?.serviceId) query.set('serviceId', first.serviceId);
  if (first?.tourId) query.set('tourId', first.tourId);
  expect(await read(`/pricing?${query}`, z.array(priceResponse))).toEqual([first]);
});

test('five currencies have their symbols and rates [P9.1, P9.2]', async () => {
  const currencies = await read('/currencies', z.array(currencyResponse));
  const shown = currencies.map(({ code, symbol, ratePerUsd }) => `${code} ${symbol} ${ratePerUsd}`);
  expect(shown.toSorted()).toEqual(['AED د.إ 3.67', 'AZN ₼ 1.7', 'EUR € 0.92', 'RUB ₽ 97.5', 'USD $ 1']);
  expect(Object.fromEntries(currencies.map(({ code, symbol }) => [code, symbol]))).toEqual(currencySymbols);
});

test('SEO settings are English unless Russian is requested', async () => {
  const rows = z.array(seoSettingsResponse);
  const english = await read('/seo', rows);
  expect(new Set(english.map(({ language }) => language))).toEqual(new Set(['en']));
  const about = await read('/seo?language=ru&pagePath=/ABOUT', rows);
  expect(about.map(({ language, pagePath }) => `${language} ${pagePath}`)).toEqual(['ru /about']);
});

test("an address that can't be decoded is the site's page of what is not found", async () => {
  for (const path of ['/%e0%a4%a', '/cars/%']) {
    const { status, headers } = await fetch(`${siteUrl()}${path}`);
    expect(status, path).toBe(400);
    expect(headers.get('content-type'), path).toContain('text/html');
  }
});
