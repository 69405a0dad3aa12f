import { expect, test } from '@playwright/test';
import {
  staffSeoSettingsResponse,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';

let staff: Staff;

test.beforeEach(async () => {
  staff = await signIn(staffSiteUrl(), firstAdmin);
});

const text = async (path: string) => (await fetch(staffSiteUrl() + path)).text();

async function englishRow(path: string): Promise<StaffSeoSettingsResponse> {
  const rows = staffSeoSettingsResponse.array().parse((await staff.call('GET', '/seo-settings')).body);
  const row = rows.find(({ pagePath, language }) => pagePath === path && language === 'en');
  if (!row) throw new Error('the demonstration content has no settings for the page');
  return row;
}

async function change(path: string, changes: Partial<StaffSeoSettingsResponse>): Promise<void> {
  const row = await englishRow(path);
  const changed = await staff.call('PUT', `/seo-settings/${row.id}`, { ...row, ...changes });
  expect(changed.status).toBe(200);
}

test('changed SEO settings show when the page is loaded next, and markup stays markup [B7.11, P7.8]', async () => {
  // From now on cached by the gateway.
  expect(await text('/about')).not.toContain('Drivers of the bay');
  await change('/about', {
    metaTitle: 'Drivers of the bay',
    schemaMarkup: {
      '@context': 'https://schema.org',
      '@type': 'LocalBusiness',
      name: '</script><script>document.title = "broken out"</script>',
    },
  });
  await expect.poll(() => text('/about')).toContain('<title>Drivers of the bay</title>');
  const page = await text('/about');
  expect(page).not.toContain('<script>document.title');
  expect(page).toContain(String.raw`\u003c/script\u003e\u003cscript\u003edocument.title`);
});

test('the sitemap names no page that is closed to search, or that does not exist; no other language names the former', async () => {
  const cars = `<loc>${staffSiteUrl()}/cars</loc>`;
  const english = `hrefLang="en" href="${staffSiteUrl()}/cars"`;
  expect(await text('/ru/cars')).toContain(english);
  expect(await text('/sitemap.xml')).toContain(cars);
  const missing = { ...(await englishRow('/cars')), pagePath: '/no-such-page' };
  expect((await staff.call('POST', '/seo-settings', missing)).status).toBe(201);
  await change('/cars', { robots: 'noindex, follow' });
  await expect.poll(() => text('/ru/cars')).not.toContain(english);
  await expect.poll(() => text('/sitemap.xml')).not.toContain(cars);
  expect(await text('/sitemap.xml')).not.toContain('no-such-page');
  await expect.poll(() => text('/cars')).toContain('content="noindex, follow"');
});
