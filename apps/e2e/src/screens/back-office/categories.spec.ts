import { randomUUID } from 'node:crypto';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('staff add a category with an image, change and remove it [B2.1.8, B2.5.7, B2.5.8, B2.5.9, B2.5.10, B8.32]', async ({
  office,
}) => {
  const name = `Limousine ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/categories');
  await office.getByRole('button', { name: 'Add Category' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in this field')).toHaveCount(3);
  await dialog.getByLabel(/^Name(?! in)/).fill('economy');
  await dialog.getByLabel(/^Description(?! in)/).fill('Long and white.');
  await dialog.getByLabel('Price per hour').fill('90');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('A category with this name already exists. Please choose a different name.'),
  ).toBeVisible();
  await dialog.getByLabel(/^Name(?! in)/).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('🚘');
  await expect(card).toContainText('$90 per hour');

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  const choose = dialog.getByLabel('Choose image');
  await choose.setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no image'),
  });
  await expect(dialog.getByText('Failed to process image')).toBeVisible();
  await choose.setInputFiles({ name: 'car.png', mimeType: 'image/png', buffer: await office.screenshot() });
  await expect(dialog.getByAltText('The chosen image')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The category is saved.')).toBeVisible();
  await expect(card.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\//);

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const question = office.getByRole('alertdialog');
  await expect(question).toContainText('All cars in this category are affected');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

test('a category whose cars are booked stays [B5.3.15, B8.26]', async ({ office }) => {
  const offer = await readOffer(staffSiteUrl());
  const request = bookingRequest(offer);
  await book(request, {}, staffSiteUrl());
  const category = offer.cars.find(({ id }) => id === request.carId)?.category.name ?? '';
  await office.goto('/admin/categories');
  await office.getByRole('button', { name: `Delete ${category}`, exact: true }).click();
  const question = office.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    'Cannot delete this category because it contains cars that are linked to existing bookings. Please remove those bookings first, or move the cars to a different category.',
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(office.getByRole('article', { name: category, exact: true })).toBeVisible();
});
