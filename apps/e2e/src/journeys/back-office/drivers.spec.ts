import { randomUUID } from 'node:crypto';
import { expect, test } from '../../browser/staff-test.ts';

test('staff add a driver, change and remove them; a change made elsewhere is reported [B1.5, B2.1.14, B2.5.25, B4.18]', async ({
  office,
  staff,
}) => {
  const name = `Elvin ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/drivers');
  await office.getByRole('button', { name: 'Add driver' }).first().click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please fill in this field')).toHaveCount(1);
  await dialog.getByLabel('Full name').fill(name);
  await dialog.getByLabel('Payment rate').fill('12.5');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The driver is saved.')).toBeVisible();
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('$12.50 an hour');

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  const drivers = (await staff.call('GET', '/drivers')).body as { id: string; name: string }[];
  const stored = drivers.find((driver) => driver.name === name);
  await staff.call('PUT', `/drivers/${stored?.id}`, { ...stored, phone: '+994 50 999 99 99' });
  await dialog.getByLabel('Notes').fill('Speaks French');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Someone else has saved changes in the meantime')).toBeVisible();
  await expect(dialog.getByLabel('Notes')).toHaveValue('Speaks French');
  await dialog.getByRole('button', { name: 'Show their version' }).click();
  await expect(dialog.getByLabel('Phone')).toHaveValue('+994 50 999 99 99');
  await dialog.getByLabel('Active').click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Inactive');

  await office.getByRole('searchbox').fill(name);
  await expect(office.getByRole('article')).toHaveCount(1);
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(office.getByText('The driver is deleted.')).toBeVisible();
  await expect(office.getByRole('article')).toHaveCount(0);
});
