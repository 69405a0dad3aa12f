import { randomUUID } from 'node:crypto';
import { expect, test } from '../../browser/staff-test.ts';

test('staff add a service type, see it before it is saved, change and remove it; a used one stays [B2.1.9, B2.5.11, B2.5.12, B5.1.13, B8.27]', async ({
  office,
}) => {
  const name = `Wedding ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/service-types');
  await office.getByRole('button', { name: 'Add service type' }).click();
  const dialog = office.getByRole('dialog');
  const preview = dialog.getByRole('figure', { name: 'Preview' });
  await expect(preview.locator('[data-color]')).toHaveAttribute('data-color', '#6B7280');
  await dialog.getByLabel(/^Name(?! in)/).fill('AIRPORT TRANSFER');
  await dialog.getByLabel(/^Description(?! in)/).fill('With ribbons.');
  await dialog.getByRole('radio', { name: 'Star' }).check();
  await dialog.getByRole('radio', { name: 'Pink, #EC4899' }).check();
  await expect(preview).toContainText('AIRPORT TRANSFER');
  await expect(preview.locator('[data-color]')).toHaveAttribute('data-color', '#EC4899');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('A service type with this name already exists. Please choose a different name.'),
  ).toBeVisible();
  await dialog.getByLabel(/^Name(?! in)/).fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name });
  await expect(card.locator('[data-color]')).toHaveAttribute('data-color', '#EC4899');

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel('Colour code').fill('pink');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter # and six digits or letters from A to F')).toBeVisible();
  await dialog.getByLabel('Colour code').fill('#0a1426');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.locator('[data-color]')).toHaveAttribute('data-color', '#0A1426');
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  const question = office.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);

  await office.getByRole('button', { name: 'Delete Airport transfer' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(question).toContainText(
    'Cannot delete this service type because it is used by existing services. Please remove those services first.',
  );
});
