import type { Locator } from '@playwright/test';
import { readOffer, someCustomer } from '../booking-request.ts';
import { daysAhead } from '../days-ahead.ts';
import { expect, test } from '../browser/site-test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a stranger books an airport arrival on a phone from the home page in at most 10 taps and 7 fields [II-36]', async ({
  page,
}) => {
  const { prices } = await readOffer();
  const transfer = prices.find(({ service }) => service?.serviceType === 'airport_transfer')?.service;
  const { customerName, customerEmail, customerPhone } = someCustomer();
  let taps = 0;
  const tap = async (control: Locator) => {
    taps++;
    await control.tap();
  };
  let fields = 0;
  const fill = async (label: string, value: string) => {
    fields++;
    await page.getByRole('main').getByLabel(label).fill(value);
  };
  const next = page.getByRole('button', { name: 'Next', exact: true });

  await page.goto('/');
  await tap(page.getByRole('main').getByRole('link', { name: 'Book Now' }).first());
  await tap(page.getByRole('button', { name: 'Choose a service or tour' }));
  const list = page.getByRole('dialog');
  await tap(list.getByRole('button', { name: transfer?.name ?? '' }).first());
  await expect(list).toBeHidden();
  await tap(page.getByRole('radio', { name: 'From the airport' }));
  await fill('Flight number', 'J2 8002');
  await fill('Dropoff location', 'Nizami Street 10');
  await fill('Booking date', daysAhead(289));
  await fill('Preferred time', '13:20');
  await tap(page.getByRole('button', { name: 'Choose a vehicle' }));
  // Each car's exact price is shown before one is chosen.
  const car = list.getByRole('listitem');
  await expect(car.filter({ hasText: 'Free' }).first()).toBeVisible();
  await expect(car.filter({ hasNotText: /\$\d/ })).toHaveCount(0);
  await expect(list.getByText('from $')).toHaveCount(0);
  await tap(car.filter({ hasText: 'Free' }).first().getByRole('button'));
  await expect(list).toBeHidden();
  await tap(next);
  await fill('Full name', customerName);
  await fill('Phone number', customerPhone);
  await fill('Email', customerEmail);
  await tap(next);
  await tap(page.getByRole('button', { name: 'Confirm Booking' }));
  await expect(page.getByTestId('reference-number')).toHaveText(/^BK\d{8}-/);
  await expect(page.getByRole('main')).toContainText('Nizami Street 10');

  expect(fields).toBe(7);
  expect(taps).toBeLessThanOrEqual(10);
});
