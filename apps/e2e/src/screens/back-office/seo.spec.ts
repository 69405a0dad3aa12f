import { randomUUID } from 'node:crypto';
import { staffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { expect, test } from '../../browser/staff-test.ts';

test('staff write what search engines show of a page, with score and previews, and remove it [B2.1.11, B2.5.16, B2.5.17, B5.2.4, B5.2.5, B5.2.6, B5.2.7, B5.2.12, B5.2.24]', async ({
  office,
}) => {
  const path = `/promotion-${randomUUID().slice(0, 8)}`;
  await office.goto('/admin/seo');
  await office.getByRole('button', { name: 'Add page' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Page path, meta title, and meta description are required.')).toBeVisible();
  await dialog.getByLabel('Page path').fill('/CARS');
  await dialog.getByLabel('Meta title').fill('Autumn');
  await expect(dialog.getByText('Too short: 6 characters, 30–60 are recommended')).toBeVisible();
  await dialog.getByLabel('Meta description').fill('Cheaper rides in October.');
  await expect(dialog.getByRole('figure', { name: 'As a search result' })).toContainText('Autumn');
  await expect(dialog.getByRole('figure', { name: 'As a shared link' })).toContainText('Autumn');
  await dialog.getByLabel('Schema markup').fill('{"@type": ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Invalid JSON in schema markup. Please check the format.')).toBeVisible();
  await dialog.getByLabel('Schema markup').fill('{"@context": "https://schema.org", "@type": "Offer"}');
  await expect(dialog.getByText('Valid JSON: Offer')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('SEO settings for this page path already exist.')).toBeVisible();
  await dialog.getByLabel('Page path').fill(path);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name: `${path} · EN` });
  await expect(card.getByText('Score 35')).toHaveAttribute('data-grade', 'red');
  await expect(card.getByRole('link', { name: /Preview/ })).toHaveAttribute('href', path);

  await card.getByRole('button', { name: `Edit ${path} · EN` }).click();
  await expect(dialog.getByLabel('Page path')).toBeDisabled();
  await dialog.getByLabel('Meta title').fill('Autumn rides in Baku with your own driver');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Score 45')).toBeVisible();
  await card.getByRole('button', { name: `Delete ${path} · EN` }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
});

test('a core page without settings gets them in one click [B2.5.15]', async ({ office, staff }) => {
  const rows = staffSeoSettingsResponse.array().parse((await staff.call('GET', '/seo-settings')).body);
  const row = rows.find(({ pagePath, language }) => pagePath === '/tours' && language === 'ru');
  expect((await staff.call('DELETE', `/seo-settings/${row?.id}`)).status).toBe(204);
  await office.goto('/admin/seo');
  await office.getByRole('button', { name: 'Configure /tours · RU' }).click();
  const dialog = office.getByRole('dialog');
  await expect(dialog.getByLabel('Page path')).toHaveValue('/tours');
  await dialog.getByLabel('Meta title').fill(row?.metaTitle ?? '');
  await dialog.getByLabel('Meta description').fill(row?.metaDescription ?? '');
  await dialog.getByRole('button', { name: 'Save' }).click();
  const card = office.getByRole('article', { name: '/tours · RU' });
  await expect(card.getByRole('link', { name: /Preview/ })).toHaveAttribute('href', '/ru/tours');
  await expect(office.getByRole('button', { name: 'Configure /tours · RU' })).toHaveCount(0);
});
