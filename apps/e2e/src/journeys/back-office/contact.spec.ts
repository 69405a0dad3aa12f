import { randomUUID } from 'node:crypto';
import { staffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/staff-test.ts';

// Only one set of contact settings is active at a time.
test.describe.configure({ mode: 'default' });

test('staff enter how the company is reached, change and remove it [B2.1.12, B2.5.19, B5.3.1, B5.3.2]', async ({
  office,
}) => {
  const name = `Absheron Drivers ${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/contact');
  await office.getByRole('button', { name: 'Add contact settings' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText(/Please fill in this field|Email is required/)).toHaveCount(10);
  for (const [label, value] of [
    ['Company name', name],
    ['Website', 'https://drivers.example'],
    ['Primary phone', '+994 12 000 02 02'],
    ['WhatsApp', '+994 50 000 02 02'],
    ['Info email', 'info@drivers.example'],
    ['Support email', 'support@drivers.example'],
    ['Address', '2 Neftchilar Avenue'],
    ['City', 'Baku'],
    ['Country', 'Azerbaijan'],
    ['Business hours', '24/7'],
  ] as const) {
    await dialog.getByRole('textbox', { name: new RegExp(`^${label}(?! in)`) }).fill(value);
  }
  // Not active, so that the site continues with the active settings.
  await dialog.getByRole('switch', { name: /^Active/ }).uncheck();
  await dialog.getByRole('button', { name: 'Edit as JSON' }).click();
  await dialog.getByLabel('Social media links (JSON)').fill('{"telegram": ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Invalid JSON in social media links. Please check the format.'),
  ).toBeVisible();
  await dialog
    .getByLabel('Social media links (JSON)')
    .fill('{"telegram": "https://telegram.example/drivers"}');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('Inactive');
  await expect(card.getByRole('link', { name: 'telegram' })).toHaveAttribute(
    'href',
    'https://telegram.example/drivers',
  );
  await expect(office.getByText('Active', { exact: true })).toHaveCount(1);

  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByRole('button', { name: 'Remove link telegram' }).click();
  await dialog.getByLabel('Emergency contact').fill('+994 50 000 03 03');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('+994 50 000 03 03');
  await expect(card.getByRole('link', { name: 'telegram' })).toHaveCount(0);
  await card.getByRole('button', { name: `Delete ${name}` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

test('changed contact settings are on the next page, and the defaults when none is active', async ({
  staff,
}) => {
  const text = async (path: string) => (await fetch(staffSiteUrl() + path)).text();
  const { body } = await staff.call('GET', '/contact-settings');
  const [active] = staffContactSettingsResponse.array().parse(body);
  expect(await text('/contact')).toContain(active?.phonePrimary);
  const second = { ...active, phonePrimary: '+994 12 000 07 07', addressRu: 'улица Ветров, 7' };
  expect((await staff.call('POST', '/contact-settings', second)).status).toBe(201);
  await expect.poll(() => text('/contact')).toContain(second.phonePrimary);
  await expect.poll(() => text('/ru/contact')).toContain(second.addressRu);

  const listed = await staff.call('GET', '/contact-settings');
  const all = staffContactSettingsResponse.array().parse(listed.body);
  expect(all.map(({ isActive }) => isActive)).toEqual([true, false]);
  expect((await staff.call('DELETE', `/contact-settings/${all[0]?.id}`)).status).toBe(204);
  await expect.poll(() => text('/contact')).not.toContain(second.phonePrimary);
  expect((await fetch(`${staffSiteUrl()}/contact`)).status).toBe(200);
});
