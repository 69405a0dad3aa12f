import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { choose } from '../../browser/choose.ts';
import { expect, test } from '../../browser/staff-test.ts';

/** Removes a card's record by its button and the confirmation. */
async function remove(office: Page, name: string): Promise<void> {
  await office.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test('staff add a service, change and remove it [B1.1, B2.1.6, B2.5.5, B9.7]', async ({ office }) => {
  const name = `Wedding ride ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/services');
  await office.getByRole('button', { name: 'Add service' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Duration')).toHaveValue('1');
  await dialog.getByLabel('Duration').fill('1.25');
  await dialog.getByLabel('YouTube URL').fill('a film');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter whole or half hours')).toBeVisible();
  await expect(dialog.getByText('Invalid YouTube URL')).toBeVisible();
  await dialog
    .getByLabel('Name', { exact: true })
    .or(dialog.getByLabel(/^Name\s\*/))
    .first()
    .fill(name);
  await dialog.getByLabel(/^Description(?! in)/).fill('A car with ribbons.');
  await choose(dialog.getByLabel('Service type'), /./);
  await dialog.getByLabel('Base price').fill('90');
  await dialog.getByLabel('Duration').fill('2.5');
  await dialog.getByLabel('YouTube URL').fill('');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('2.5 h');

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Base price').fill('95');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('$95');
  await remove(office, name);
  await expect(card).toHaveCount(0);
});

test('staff add a tour, change and remove it; one that bookings use stays [B2.1.7, B2.5.6, B9.7]', async ({
  office,
}) => {
  const name = `Khinalig ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/tours');
  await office.getByRole('button', { name: 'Add tour' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Duration')).toHaveValue('8');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in this field')).toHaveCount(4);
  await dialog.getByLabel(/^Name(?! in)/).fill(name);
  await dialog.getByLabel(/^Description(?! in)/).fill('The highest village.');
  await dialog.getByLabel(/^Destinations(?! in)/).fill('Quba, Khinalig');
  await dialog.getByLabel('Base price').fill('160.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('Quba, Khinalig');

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Name in Russian').fill('Хыналыг');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The tour is saved.')).toBeVisible();
  await office.getByRole('button', { name: 'RU, Русский' }).click();
  await expect(office.getByRole('article', { name: 'Хыналыг' })).toBeVisible();
  await office.getByRole('button', { name: 'EN, English' }).click();
  await remove(office, name);
  await expect(card).toHaveCount(0);

  const offer = await readOffer(staffSiteUrl());
  const priced = offer.prices.find(({ tour }) => tour);
  const request = { carId: priced?.carId, serviceId: null, tourId: priced?.tour?.id };
  await book(bookingRequest(offer, request), {}, staffSiteUrl());
  await remove(office, priced?.tour?.name ?? '');
  await expect(office.getByRole('alertdialog')).toContainText(
    'Cannot delete this tour because it is linked to existing bookings.',
  );
});
