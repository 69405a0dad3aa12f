import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { staffCarResponse } from '@chauffeur/contracts/catalogue/car';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { expect, test } from '../../browser/staff-test.ts';

const image = async (name: string) =>
  readFile(new URL(`../../../../catalogue/demo-content/images/${name}`, import.meta.url));

test('staff add a car with photos, sort them by keyboard, change and remove it [B1.1, B2.1.5, B2.5.2, B2.5.3, B2.5.4, B2.5.30, B4.18, B4.20]', async ({
  office,
  staff,
}) => {
  const model = `Maybach ${randomUUID().slice(0, 8)}`;
  const name = `Mercedes ${model}`;
  await office.goto('/admin/cars');
  await office.getByRole('button', { name: 'Add car' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Capacity')).toHaveValue('4');
  await dialog.getByLabel('Brand').fill('Mercedes');
  await dialog.getByLabel('Model').fill(model);
  await dialog.getByLabel('Year').fill('1999');
  await choose(dialog.getByLabel('Category'), 'Business');
  await dialog.getByLabel('Base price').fill('120.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('The year must be between 2000 and 2030')).toBeVisible();
  await dialog.getByLabel('Year').fill('2026');

  const [first, second] = await Promise.all([
    image('car-mercedes-s-class.webp'),
    image('car-mercedes-v-class.webp'),
  ]);
  await dialog.getByLabel('Add photos').setInputFiles([
    { name: 'front.webp', mimeType: 'image/webp', buffer: first },
    { name: 'seats.webp', mimeType: 'image/webp', buffer: second },
    { name: 'words.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not an image at all') },
  ]);
  await expect(dialog.getByText(/^Error with words.jpg: /)).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  const front = await dialog.getByRole('img').first().getAttribute('src');
  await dialog.getByRole('button', { name: 'Move photo 1', exact: true }).focus();
  await office.keyboard.press('Space');
  // The arrow keys only move the photo once its drag has started.
  await expect(office.getByText('Over position 1.')).toBeAttached();
  // Rarely the first press has no effect. A person would see that and press again.
  await expect(async () => {
    await office.keyboard.press('ArrowRight');
    await expect(office.getByText('Over position 2.')).toBeAttached({ timeout: 1_000 });
  }).toPass();
  await office.keyboard.press('Space');
  await expect(dialog.getByRole('img').nth(1)).toHaveAttribute('src', front ?? '');
  // The photo has moved and is still the main one.
  await expect(dialog.getByAltText('Photo 2, the main photo')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make photo 1 the main photo' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The car is saved.')).toBeVisible();

  const stored = staffCarResponse
    .array()
    .parse((await staff.call('GET', '/cars')).body)
    .find((car) => car.model === model);
  expect(stored?.photos.map(({ isMain }) => isMain)).toEqual([true, false]);
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('$120.50');
  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Available on the site').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Unavailable');

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(office.getByText('The car is deleted.')).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a car that bookings use is not removed', async ({ office }) => {
  const request = bookingRequest(await readOffer(staffSiteUrl()));
  const booking = await book(request, {}, staffSiteUrl());
  await office.goto('/admin/cars');
  // Exact, because another car's name may begin with this name.
  await office.getByRole('button', { name: `Delete ${booking.carName}`, exact: true }).click();
  const question = office.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    'Cannot delete this car because it is linked to existing bookings. Please remove those bookings first.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(office.getByRole('article', { name: booking.carName, exact: true })).toBeVisible();
});
