import { expect, test } from '@playwright/test';
import {
  sessionResponse,
  staffSeoSettingsResponse,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts';
import { z } from 'zod';
import { post } from '../booking-request.ts';
import { runMode, type Product } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';

// A product of its own: its first admin is made here, and its pages are changed.
let product: Product;
let accessToken: string;

// One product serves both tests.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(runMode());
  const admin = { username: 'nigar', email: 'nigar@company.example', password: 'a quiet street' };
  await post('/setup', admin, {}, product.siteUrl);
  const { email, password } = admin;
  const session = await post('/auth/sign-in', { email, password }, {}, product.siteUrl);
  accessToken = sessionResponse.parse(session.body).accessToken;
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
});

const text = async (path: string) => (await fetch(product.siteUrl + path)).text();

/** Asks like the back office does. */
async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const answer = await fetch(`${product.siteUrl}/api/admin${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

async function change(changes: Partial<StaffSeoSettingsResponse>): Promise<void> {
  const rows = z.array(staffSeoSettingsResponse).parse(await ask('/seo-settings'));
  const row = rows.find(({ pagePath, language }) => pagePath === '/about' && language === 'en');
  if (!row) throw new Error('the demonstration content has no settings for /about');
  const body = JSON.stringify({ ...row, ...changes });
  await ask(`/seo-settings/${row.id}`, { method: 'PUT', body });
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
