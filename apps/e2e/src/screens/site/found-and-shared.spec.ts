import { readOffer } from '../../booking-request.ts';
import { siteUrl } from '../../product/addresses.ts';
import { expect, test } from '../../browser/site-test.ts';

test.describe('to a client that runs no script', () => {
  test.use({ javaScriptEnabled: false });

  test('a tour is described for search and sharing in both languages [D1.8, D1.11]', async ({ page }) => {
    const { tours } = await readOffer();
    const tour = tours[0];
    for (const [prefix, language, name] of [
      ['', 'en', tour?.name],
      ['/ru', 'ru', tour?.nameRu],
    ] as const) {
      await page.goto(`${prefix}/tours/${tour?.id}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
      await expect(page).toHaveTitle(new RegExp((name ?? '').slice(0, 10)));
      const content = (selector: string) => page.locator(selector).first().getAttribute('content');
      expect(await content('meta[name="description"]')).toBeTruthy();
      expect(await content('meta[property="og:title"]')).toBeTruthy();
      expect(await content('meta[property="og:image"]')).toMatch(/^https?:\/\//);
      expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(canonical).toBe(`${siteUrl()}${prefix}/tours/${tour?.id}`);
      await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
      const data = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(data.join('')).toContain('TouristTrip');
      expect(data.map((text) => JSON.parse(text) as unknown)).not.toHaveLength(0);
    }
  });

  test('the contact form sends nothing into the address', async ({ page }) => {
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    await form.getByLabel('Message').fill('Private words');
    await expect(form.locator('button[type="submit"]')).toBeDisabled();
    await form.getByLabel('Email').press('Enter');
    expect(page.url()).not.toContain('?');
    await expect(page.getByRole('main').getByText(/This page needs JavaScript/)).toBeVisible();
  });

  test('pages can be read and walked through', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tours' }).click();
    await expect(page).toHaveURL(/\/tours$/);
    await page.getByRole('link', { name: 'View Details' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the sitemap names every page in both languages, and robots.txt names the sitemap [D1.9, D1.10]', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const { services, tours } = await readOffer();
  for (const path of ['/services', '/cars', `/services/${services[0]?.id}`, `/ru/tours/${tours[0]?.id}`]) {
    expect(sitemap).toContain(`<loc>${siteUrl()}${path}</loc>`);
  }
  expect(sitemap).toContain(`hreflang="x-default" href="${siteUrl()}/cars"`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
});

test('other spellings of an address lead to its one spelling, which the page names [II-29]', async ({
  request,
}) => {
  const { tours } = await readOffer();
  const tour = `/tours/${tours[0]?.id}`;
  for (const [spelling, address] of [
    ['/Services', '/services'],
    ['/services/', '/services'],
    ['/RU/services?x=1', '/ru/services?x=1'],
    ['/RU/Services/?from=email', '/ru/services?from=email'],
    [tour.toUpperCase().replace('/TOURS', '/tours'), tour],
    ['//cars', '/cars'],
  ] as const) {
    const response = await request.get(siteUrl() + spelling, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe(address);
    const page = await (await request.get(siteUrl() + spelling)).text();
    const english = address.replace(/\?.*/, '').replace(/^\/ru/, '');
    const own = siteUrl() + address.replace(/\?.*/, '');
    expect(linkOf(page, 'rel="canonical"')).toBe(own);
    expect(linkOf(page, 'hrefLang="en"')).toBe(siteUrl() + english);
    expect(linkOf(page, 'hrefLang="ru"')).toBe(`${siteUrl()}/ru${english}`);
  }
});

/** Returns the address of the page's link with this attribute. */
function linkOf(page: string, attribute: string): string | undefined {
  const links = page.match(/<link[^>]*>/g) ?? [];
  const link = links.find((tag) => tag.toLowerCase().includes(attribute.toLowerCase()));
  return /href="([^"]*)"/.exec(link ?? '')?.[1];
}

test("what no page has is answered by the site's own page in the language of its address [II-30]", async ({
  request,
}) => {
  for (const [path, status, language, heading] of [
    ['/Nothing', 404, 'en', 'This page does not exist'],
    ['/ru/Nothing', 404, 'ru', 'Такой страницы нет'],
    ['/%E0%A4%A', 400, 'en', 'This page does not exist'],
    ['/ru/%E0%A4%A', 400, 'ru', 'Такой страницы нет'],
  ] as const) {
    const response = await request.get(siteUrl() + path);
    expect(response.status(), path).toBe(status);
    const page = await response.text();
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(heading);
    expect(page).toMatch(/<meta name="robots" content="noindex/);
  }
});

test.describe('what is not there', () => {
  test.use({ expectedError: /404/ });

  test('is reported clearly, with links [P2.6.8, P2.8.8, P8.11]', async ({ page }) => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    for (const [path, words] of [
      [`/services/${unknown}`, 'Service Not Found'],
      [`/tours/${unknown}`, 'Tour Not Found'],
      ['/nowhere', 'This page does not exist'],
    ] as const) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByText(words).first()).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    }
  });
});

test.describe('with a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('the site is Russian until the visitor switches, and remembers the choice [P1.5, P2.2.8, P4.1, P4.2, P4.3]', async ({
    page,
  }) => {
    await page.goto('/cars');
    await expect(page).toHaveURL(/\/ru\/cars$/);
    await page
      .getByRole('link', { name: /EN|English/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/cars$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('en');
    await page.goto('/tours');
    await expect(page).toHaveURL(/\/tours$/);
  });
});
