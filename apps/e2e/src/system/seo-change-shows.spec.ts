import { expect, test } from '@playwright/test';
import { staffSeoSettingsResponse, type StaffSeoSettingsResponse } from '@chauffeur/contracts';
import { runMode, type Product } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';
import { firstAdmin, type Staff } from '../staff.ts';

// A product of its own: its first admin is made here, and its pages are changed.
let product: Product;
let staff: Staff;

// One product serves both tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(runMode());
  staff = await firstAdmin(product.siteUrl);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
});

const text = async (path: string) => (await fetch(product.siteUrl + path)).text();

async function change(changes: Partial<StaffSeoSettingsResponse>): Promise<void> {
  const rows = staffSeoSettingsResponse.array().parse((await staff.call('GET', '/seo-settings')).body);
  const row = rows.find(({ pagePath, language }) => pagePath === '/about' && language === 'en');
  if (!row) throw new Error('the demonstration content has no settings for /about');
  const changed = await staff.call('PUT', `/seo-settings/${row.id}`, { ...row, ...changes });
  expect(changed.status).toBe(200);
}

test('changed SEO settings show when the page is loaded next, and markup stays markup', async () => {
  // Kept by the gateway from here on.
  expect(await text('/about')).not.toContain('Drivers of the bay');
  await change({
    metaTitle: 'Drivers of the bay',
    schemaMarkup: {
      '@type': 'LocalBusiness',
      name: '</script><script>document.title = "broken out"</script>',
    },
  });
  await expect.poll(() => text('/about')).toContain('<title>Drivers of the bay</title>');
  const page = await text('/about');
  expect(page).not.toContain('<script>document.title');
  expect(page).toContain(String.raw`\u003c/script\u003e\u003cscript\u003edocument.title`);
});

test('a page that is closed to search leaves the sitemap and is named by no other language', async () => {
  const about = `<loc>${product.siteUrl}/about</loc>`;
  const english = `hrefLang="en" href="${product.siteUrl}/about"`;
  expect(await text('/ru/about')).toContain(english);
  expect(await text('/sitemap.xml')).toContain(about);
  await change({ robots: 'noindex, follow' });
  await expect.poll(() => text('/ru/about')).not.toContain(english);
  await expect.poll(() => text('/sitemap.xml')).not.toContain(about);
  await expect.poll(() => text('/about')).toContain('content="noindex, follow"');
});
