import { randomUUID } from 'node:crypto';
import { emailTemplateResponse } from '@chauffeur/contracts/notifications/email-template';
import { addressedTo, emailsAbout } from '../../emails.ts';
import { staffMailboxUrl } from '../../product/addresses.ts';
import { firstAdmin } from '../../staff.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('staff write a template with variables, see where an error is, send themselves a test and delete it [B1.4, B2.1.13, B2.5.20, B2.5.21, B5.3.4]', async ({
  office,
}) => {
  const unique = `t${randomUUID().slice(0, 8)}`;
  const name = `driver_waits_${unique}_ru`;
  await office.goto('/admin/email-templates');
  await office.getByRole('button', { name: 'Add template' }).click();
  const dialog = office.getByRole('dialog');
  const html = dialog.getByRole('textbox', { name: 'HTML' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('All fields are required')).toBeVisible();

  await dialog.getByLabel('Name', { exact: false }).first().fill(name);
  await dialog.getByLabel('Description').fill('Sent by hand');
  await dialog.getByRole('textbox', { name: 'Subject' }).fill(`${unique} для `);
  await dialog.getByRole('button', { name: '{{customer_name}}' }).click();
  await html.fill('<h1>Водитель ждёт</h1>\n<p>Рейс {{flight}}</p>');
  await expect(dialog.getByText('Unknown variable “flight” (line 2, column 11)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.locator('.cm-lintRange-error')).toHaveText('flight');
  // The failed save moves the focus, and with it the selection; wait, because the next input replaces the selection.
  await expect(html).toBeFocused();

  await html.fill('<h1>Водитель ждёт</h1>\n<p>Рейс </p>');
  await html.press('ArrowLeft');
  for (let step = 1; step < '</p>'.length; step += 1) await html.press('ArrowLeft');
  await dialog.getByRole('button', { name: '{{flight_number}}' }).click();
  await expect(html.locator('.cm-line')).toHaveText([
    '<h1>Водитель ждёт</h1>',
    '<p>Рейс {{flight_number}}</p>',
  ]);
  const preview = dialog.frameLocator('iframe');
  await expect(preview.getByRole('heading', { name: 'Водитель ждёт' })).toBeVisible();
  await expect(preview.getByRole('paragraph')).toHaveText(/^Рейс \w/);
  await expect(dialog.getByText(`${unique} для Анна Орлова`)).toBeVisible();
  await dialog.getByRole('tab', { name: 'Plain text' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText(/водитель ждёт/i);

  await dialog.getByRole('button', { name: 'Send a test to myself' }).click();
  await expect(dialog.getByText(`The test is on its way to ${firstAdmin.email}.`)).toBeVisible();
  const received = async () =>
    addressedTo(await emailsAbout(unique, staffMailboxUrl()), firstAdmin.email).length;
  await expect.poll(received, { timeout: 45_000 }).toBe(1);

  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The template is saved.')).toBeVisible();
  const card = office.getByRole('article', { name });
  await expect(card).toContainText('Russian');
  await card.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(dialog.getByLabel('Name', { exact: false }).first()).toBeDisabled();
  await dialog.getByLabel(/^Active/).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Inactive');

  await card.getByRole('button', { name: `Delete ${name}` }).click();
  // Every title of the question, also while it closes.
  const titles = await office.evaluateHandle(() => {
    const seen = new Set<string | null>();
    const look = () =>
      document.querySelectorAll('[role="alertdialog"] h2').forEach((title) => seen.add(title.textContent));
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    look();
    return seen;
  });
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(office.getByText('The template is deleted.')).toBeVisible();
  await expect(card).toHaveCount(0);
  expect(await titles.evaluate((seen) => [...seen])).toEqual([`Delete ${name}?`]);
});

test('a template is closed by Escape while its preview has the focus', async ({ office }) => {
  await office.goto('/admin/email-templates');
  await office.getByRole('button', { name: 'Edit booking_received', exact: true }).click();
  const dialog = office.getByRole('dialog');
  await dialog.frameLocator('iframe').getByRole('article').click();
  await expect(dialog.locator('iframe')).toBeFocused();
  await office.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('staff reset a built-in template that was changed, and open the email queue [B4.17]', async ({
  office,
  staff,
}) => {
  const all = emailTemplateResponse.array().parse((await staff.call('GET', '/email-templates')).body);
  const builtIn = all.find(({ fullName }) => fullName === 'contact_message_received_ru');
  const description = `Changed ${randomUUID()}`;
  await staff.call('PUT', `/email-templates/${builtIn?.id}`, { ...builtIn, description });
  await office.goto('/admin/email-templates');
  const card = office.getByRole('article', { name: 'contact_message_received_ru' });
  await expect(card).toContainText('Customised');
  await expect(card.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await card.getByRole('button', { name: 'Reset contact_message_received_ru' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click();
  await expect(office.getByText('The template is reset to its default.')).toBeVisible();
  await expect(card).toContainText(builtIn?.description ?? 'its own words');
  await expect(card).not.toContainText('Customised');

  await office.getByRole('main').getByRole('link', { name: 'Email queue' }).click();
  await expect(office.getByRole('heading', { level: 1 })).toHaveText('Email queue');
  await expect(office.getByLabel('Email queue statistics')).toContainText('Sent');
});
