import { randomUUID } from 'node:crypto';
import { listedAdminResponse } from '@chauffeur/contracts/identity/account';
import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { firstAdmin } from '../../staff.ts';
import { expect, test } from '../../browser/staff-test.ts';

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('an admin lets another in, who changes the password, signs out everywhere and is removed [B7.2]', async ({
  office,
  browser,
  baseURL,
}) => {
  const username = `nigar ${randomUUID().slice(0, 8)}`;
  const email = `${username.replace(' ', '.')}@company.example`;
  await office.goto('/admin');
  await office.getByRole('link', { name: /^Signed in as/ }).click();
  await expect(office.getByRole('button', { name: 'Remove leyla' })).toHaveCount(0);
  await office.getByRole('button', { name: 'Add admin' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Username').fill(username);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel(/^Password/).fill('short');
  await dialog.getByLabel('Confirm password').fill('a quiet lane');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Password must be at least 6 characters long')).toBeVisible();
  await expect(dialog.getByText('Passwords do not match')).toBeVisible();
  await dialog.getByLabel(/^Password/).fill('a quiet lane');
  await dialog.getByLabel('Your password').fill(firstAdmin.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(office.getByText('The admin is added and can sign in.')).toBeVisible();

  const theirs = await browser.newPage({ baseURL: baseURL ?? '' });
  await theirs.goto('/admin/account');
  await signIn(theirs, email, 'a quiet lane');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Account');
  await theirs.getByLabel('Current password').fill('a guess');
  await theirs.getByLabel(/^New password/).fill('a broad avenue');
  await theirs.getByLabel('Confirm new password').fill('a broad avenue');
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await expect(theirs.getByText('This is not your current password')).toBeVisible();
  await theirs.getByLabel('Current password').fill('a quiet lane');
  await theirs.getByRole('button', { name: 'Change password' }).click();
  await expect(theirs.getByText('Your password has been changed.')).toBeVisible();

  await theirs.getByRole('button', { name: 'Sign out everywhere' }).click();
  await theirs.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await theirs.goto('/admin/account');
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await signIn(theirs, email, 'a broad avenue');
  await expect(theirs.getByText('Welcome, Admin')).toBeVisible();

  await office.getByRole('button', { name: `Remove ${username}` }).click();
  await office.getByLabel('Your password').fill(firstAdmin.password);
  await office.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(office.getByText('The admin is removed.')).toBeVisible();
  await expect(office.getByText(username)).toHaveCount(0);
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/admin\/login/);
  await theirs.close();
});

test('an admin has the sign-in ask for a code of an authenticator app, and signs in with a recovery code', async ({
  staff,
  page,
}) => {
  const username = `kamran ${randomUUID().slice(0, 8)}`;
  const kamran = {
    username,
    email: `${username.replace(' ', '.')}@company.example`,
    password: 'a quiet lane',
  };
  const confirmed = { currentPassword: firstAdmin.password };
  const added = listedAdminResponse.parse(
    (await staff.call('POST', '/admins', { ...kamran, ...confirmed })).body,
  );
  await page.goto('/admin/account');
  await signIn(page, kamran.email, kamran.password);
  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await page.getByLabel('Your password').fill(kamran.password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? '';
  await page.getByLabel('Code from the app').fill(await generate({ secret }));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const recoveryCode = (await page.getByRole('dialog').getByRole('listitem').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
  await signIn(page, kamran.email, kamran.password);
  await page.getByLabel(/^Code from your authenticator app/).fill('000000');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('This code is wrong or has already been used')).toBeVisible();
  await page.getByLabel(/^Code from your authenticator app/).fill(recoveryCode);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Welcome, Admin')).toBeVisible();

  await page.goto('/admin/account');
  await expect(page.getByText(/9 recovery codes are left/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByLabel('Your password').fill(kamran.password);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible();
  expect((await staff.call('DELETE', `/admins/${added.id}`, confirmed)).status).toBe(204);
});
