import { randomUUID } from 'node:crypto';
import { staffCarResponse, type StaffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { staffTourResponse } from '@chauffeur/contracts/catalogue/tour';
import { staffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { z } from 'zod';
import { readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import type { Staff } from '../../staff.ts';
import { choose } from '../../browser/choose.ts';
import { expect, test } from '../../browser/staff-test.ts';

/** A car hidden from visitors, so that its prices do not affect other tests. */
async function withHiddenCar(staff: Staff, use: (car: StaffCarResponse, name: string) => Promise<void>) {
  const { cars } = await readOffer(staffSiteUrl());
  const made = await staff.call('POST', '/cars', {
    brand: 'Lada',
    model: `Niva ${randomUUID().slice(0, 8)}`,
    year: 2024,
    capacity: 4,
    categoryId: cars[0]?.category.id,
    basePrice: 20,
    isAvailable: false,
  });
  const car = staffCarResponse.parse(made.body);
  try {
    await use(car, `${car.brand} ${car.model}`);
  } finally {
    await staff.call('DELETE', `/cars/${car.id}`);
  }
}

const pricesOf = async (staff: Staff, car: StaffCarResponse) =>
  z
    .array(staffPriceResponse)
    .parse((await staff.call('GET', '/prices')).body)
    .filter(({ carId }) => carId === car.id);

test('staff add a price, get an error for a second one of the combination, change and delete it [B1.2, B2.1.10, B2.5.14, B5.2.3, B8.28]', async ({
  office,
  staff,
}) => {
  const [tour, other] = (await readOffer(staffSiteUrl())).tours;
  await withHiddenCar(staff, async (_car, name) => {
    const dialog = office.getByRole('dialog');
    const chooseIn = (field: RegExp, choice: string | RegExp) => choose(dialog.getByLabel(field), choice);
    const enter = async (tourName: string, price: string) => {
      await office.getByRole('button', { name: 'Add price' }).first().click();
      await chooseIn(/^Vehicle/, new RegExp(name));
      await chooseIn(/^Type/, 'Tour');
      await chooseIn(/^Tour/, tourName);
      await dialog.getByLabel(/^Price/).fill(price);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await office.goto('/admin/pricing');
    await enter(tour?.name ?? '', '149.5');
    await expect(office.getByText('The price is saved.')).toBeVisible();
    await enter(tour?.name ?? '', '99');
    await expect(
      dialog.getByText('A price already exists for this car and service/tour combination.'),
    ).toBeVisible();
    await chooseIn(/^Tour/, other?.name ?? '');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);

    await office.getByRole('searchbox').fill(name);
    const rows = office.getByRole('table', { name: 'Pricing' }).getByRole('row');
    await expect(rows).toHaveCount(3);
    await office.getByRole('button', { name: `Edit ${name} – ${tour?.name}` }).click();
    await dialog.getByLabel(/^Price/).fill('-1');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('The amount must be at least 0')).toBeVisible();
    await dialog.getByLabel(/^Price/).fill('155');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(rows.filter({ hasText: tour?.name ?? '' })).toContainText('$155');

    await office.getByRole('button', { name: `Delete ${name} – ${tour?.name}` }).click();
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(office.getByText('The price is deleted.')).toBeVisible();
    await expect(rows).toHaveCount(2);
  });
});

test('staff type prices into the matrix, save them at once, and see what changed meanwhile', async ({
  office,
  staff,
}) => {
  // In the order of the matrix.
  const tours = z.array(staffTourResponse).parse((await staff.call('GET', '/tours')).body);
  await withHiddenCar(staff, async (car, name) => {
    const cell = (index: number) => office.getByLabel(`${name}, ${tours[index]?.name}, USD`);
    await office.goto('/admin/pricing?view=matrix&kind=tour');
    await expect(office.getByRole('rowheader', { name })).toContainText('hidden from visitors');
    await cell(0).click();
    await office.keyboard.type('120');
    await office.keyboard.press('ArrowRight');
    await office.keyboard.type('1 250,50');
    await expect(cell(1)).toHaveValue('1 250,50');
    await office.getByRole('button', { name: 'Save 2 prices' }).click();
    await expect(office.getByText('The prices are saved.')).toBeVisible();
    await expect(cell(1)).toHaveValue('1250.50');
    const stored = await pricesOf(staff, car);
    expect(stored.map(({ priceUsd }) => priceUsd).toSorted((one, more) => one - more)).toEqual([120, 1250.5]);

    const changed = stored.find(({ tourId }) => tourId === tours[0]?.id);
    await cell(0).fill('125');
    await cell(1).fill('');
    await staff.call('PUT', `/prices/${changed?.id}`, { ...changed, priceUsd: 130 });
    await office.getByRole('button', { name: 'Save 2 prices' }).click();
    await expect(office.getByText(/^Someone else has changed the marked prices/)).toBeVisible();
    await expect(cell(0)).toHaveValue('125');
    await expect(cell(0)).toHaveAccessibleDescription('now $130');
    await cell(0).press('Escape');
    await expect(cell(0)).toHaveValue('130.00');

    await office.getByRole('link', { name: 'Cars' }).click();
    const question = office.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await office.getByRole('button', { name: 'Save 1 price' }).click();
    await expect(office.getByRole('region', { name: 'Unsaved prices' })).toHaveCount(0);
    expect((await pricesOf(staff, car)).map(({ priceUsd }) => priceUsd)).toEqual([130]);
  });
});

test('on a phone the matrix shows one car after the other', async ({ office, staff }) => {
  const { tours } = await readOffer(staffSiteUrl());
  await withHiddenCar(staff, async (car, name) => {
    await office.setViewportSize({ width: 360, height: 740 });
    await office.goto('/admin/pricing?view=matrix&kind=tour');
    await choose(office.getByLabel('Vehicle', { exact: true }), `${name} · ${tours.length} without a price`);
    const list = office.getByRole('list', { name });
    await expect(list.getByRole('textbox')).toHaveCount(tours.length);
    await list.getByRole('textbox').first().fill('80');
    await office.keyboard.press('Enter');
    await office.keyboard.type('90');
    await office.getByRole('button', { name: 'Save 2 prices' }).click();
    await expect(office.getByText('The prices are saved.')).toBeVisible();
    expect(await pricesOf(staff, car)).toHaveLength(2);
    const overflow = () => office.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});
