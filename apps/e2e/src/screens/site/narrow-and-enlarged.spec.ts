import { randomUUID } from 'node:crypto';
import type { AvailabilityResponse } from '@chauffeur/contracts/bookings/availability/availability';
import { listedPages } from '@chauffeur/contracts/site-pages';
import type { Locator, Page } from '@playwright/test';
import { bookingRequest, readOffer } from '../../booking-request.ts';
import { hydrated } from '../../browser/hydrated.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { daysAhead } from '../../days-ahead.ts';
import { expect, test } from '../../browser/site-test.ts';

/** Required input of step 2. */
const details = {
  date: daysAhead(120),
  pickup: 'Hilton Baku',
  dropoff: 'Old City',
  name: 'Emily Carter',
  phone: '+44 20 7946 0958',
  email: 'emily@example.com',
};

/** The response about a ride that is too soon to be confirmed at once. */
const urgentRide: AvailabilityResponse = {
  state: 'tooSoon',
  instant: false,
  takesRequests: true,
  leadHours: 1.5,
  lastDay: daysAhead(365),
  closedReason: null,
  otherTimes: [],
  otherCars: [],
};

/** Expects that nothing overflows the window, which would require scrolling in two directions. */
async function expectNothingBeyond(page: Page, path: string): Promise<void> {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, `${path} is wider than the window`).toBeLessThanOrEqual(0);
}

/** Returns the words of headings, terms, steps, cars and the line of a ride that break within. */
async function brokenWords(page: Page): Promise<string[]> {
  const elements = page.locator('h1, h2, h3, dt, ol > li, main article span, main [role="group"] > span');
  return elements.evaluateAll((headings) => {
    const words = headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: [string, number][] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          found.push([word, new Set([...range.getClientRects()].map(({ top }) => top)).size]);
        }
      return found;
    });
    return words.filter(([, lines]) => lines > 1).map(([word]) => word);
  });
}

/** Returns the texts of the page's main part that their boxes cut off. */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.textContent)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      )
      .map((element) => `${element.tagName} ${element.textContent}`),
  );
}

/** Returns on how many lines each link that calls the company has its number, as if that had hyphens. */
async function linesOfPhones(page: Page): Promise<number[]> {
  return page.locator('main a[href^="tel:"], footer a[href^="tel:"]').evaluateAll((links) =>
    links.flatMap((link) => {
      const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (texts.nextNode() && !/\d/.test(texts.currentNode.nodeValue ?? ''));
      const number = texts.currentNode;
      if (!/\d/.test(number.nodeValue ?? '')) return [];
      number.nodeValue = '+994 (12) 555-01-01';
      const range = document.createRange();
      range.selectNodeContents(number);
      return [new Set([...range.getClientRects()].map(({ top }) => top)).size];
    }),
  );
}

/** Returns targets smaller than 24 px in either direction, except those within a sentence (WCAG 2.5.8). */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a, button, select, input')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position !== 'fixed')
      // The target of a field is its label; the field that catches programs has no target.
      .filter((element) => !element.closest('label, [aria-hidden="true"]'))
      .flatMap((element) => {
        const { width, height } = element.getBoundingClientRect();
        const isInSentence = getComputedStyle(element).display === 'inline';
        return isInSentence || (width >= 24 && height >= 24)
          ? []
          : [`${element.textContent || element.getAttribute('aria-label')}: ${width} x ${height}`];
      }),
  );
}

for (const prefix of ['', '/ru']) {
  // 1280 pixels at 400 %; 200 % is wider.
  test.describe(`on a window of 320 pixels ${prefix}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, ...(prefix ? { locale: 'ru-RU' } : {}) });

    test('no page is wider than the window, and everything is large enough to press', async ({ page }) => {
      const { services, tours } = await readOffer();
      for (const path of [...listedPages, `/services/${services[0]?.id}`, `/tours/${tours[0]?.id}`]) {
        await page.goto(path === '/' ? prefix || '/' : prefix + path);
        await expectNothingBeyond(page, path);
        expect(await smallTargets(page), path).toEqual([]);
      }
    });

    test('long words are hyphenated, but no address of an email', async ({ page }) => {
      await page.goto(`${prefix}/contact`);
      await expect(page.locator('body')).toHaveCSS('hyphens', 'auto');
      const addresses = page.locator('main a[href^="mailto:"]');
      expect(await addresses.count()).toBeGreaterThan(0);
      for (const address of await addresses.all()) await expect(address).toHaveCSS('hyphens', 'manual');
    });

    test('a long word in what staff have written is broken', async ({ page }) => {
      const { tours } = await readOffer();
      const texts =
        'h1, section p, footer p, section li:not(:has(svg, button)), a > svg + span, [role] svg + div, a[rel]';
      for (const path of [`/tours/${tours[0]?.id}`, `/booking?tourId=${randomUUID()}`]) {
        await page.goto(prefix + path);
        // By a style sheet, because a page whose texts differ from the server's is not hydrated.
        await page.evaluate((selectors) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(`:is(${selectors})::after { content: '${'Donaudampfschifffahrt'.repeat(5)}' }`);
          document.adoptedStyleSheets = [sheet];
        }, texts);
        await expectNothingBeyond(page, path);
        const menu = page.locator('header button[aria-haspopup="dialog"]');
        await expect(menu).toBeInViewport({ ratio: 1 });
      }
    });
  });
}

for (const [address, included] of [
  ['/tours', 'What is included'],
  ['/ru/tours', 'Что включено'],
] as const) {
  test.describe(`on a phone of 390 pixels, ${address}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('each tour says what it includes in two lines at most [II-31]', async ({ page }) => {
      await page.goto(address);
      const lists = page.getByRole('list', { name: included });
      const heights = await lists.evaluateAll((all) =>
        all.map(
          (list) => list.getBoundingClientRect().height / parseFloat(getComputedStyle(list).lineHeight),
        ),
      );
      expect(heights.length).toBeGreaterThanOrEqual(7);
      for (const lines of heights) expect(lines).toBeLessThan(3);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      // 5,000 px for the seven of the demo content; other tests may add more.
      expect(height).toBeLessThanOrEqual(5_000 + (heights.length - 7) * 600);
    });
  });
}

test.describe('the bar of the wizard', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('has total and Next in view of a filled step, and leaves beside a keyboard [II-9]', async ({
    page,
  }) => {
    const { prices } = await readOffer();
    const transfer = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
    const wizard = new BookingWizard(page);
    await page.goto('/booking');
    await wizard.chooseOffer(transfer?.service?.name ?? '');
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: 'From the airport' }).check();
    await main.getByLabel('Flight number').fill('J2 8002');
    await main.getByLabel('Dropoff location').fill('Nizami Street 10');
    await main.getByLabel('Booking date').fill(daysAhead(120));
    await main.getByLabel('Preferred time').fill('13:20');
    await wizard.chooseCar(`${transfer?.car.brand} ${transfer?.car.model}`);
    const total = page.getByRole('main').getByRole('button', { name: /^Total price \$\d/ });
    for (const end of ['top', 'bottom'] as const) {
      const scroll = (to: typeof end) => scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight / 2);
      await page.evaluate(scroll, end);
      await expect(total).toBeInViewport({ ratio: 1 });
      await expect(wizard.nextButton).toBeInViewport({ ratio: 1 });
    }
    const isUsableBesideKeyboard = async (last: Locator) => {
      await last.click();
      // Makes the window as low as a phone's keyboard does.
      await page.setViewportSize({ width: 390, height: 420 });
      await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport();
      const isCovered = await last.evaluate((field) => {
        const { left, top, width } = field.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + 10) !== field;
      });
      expect(isCovered).toBe(false);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(wizard.nextButton).not.toBeInViewport();
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(wizard.nextButton).toBeInViewport({ ratio: 1 });
    };
    await isUsableBesideKeyboard(main.getByLabel('Preferred time'));
    await wizard.openDetails();
    await isUsableBesideKeyboard(page.getByLabel('Special requests'));
  });
});

test.describe('without a connection', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedError: /ERR_INTERNET_DISCONNECTED/ });

  for (const [width, height] of [
    [390, 844],
    [740, 360],
  ] as const) {
    test(`the bar of the wizard stands on the notice of it, which hides nothing, on ${width} x ${height}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height });
      const { carId, serviceId } = bookingRequest(await readOffer());
      await page.goto(`/booking?carId=${carId}&serviceId=${serviceId}`);
      const next = new BookingWizard(page).nextButton;
      await expect(next).toBeEnabled();
      await context.setOffline(true);
      const notice = page.getByRole('status').getByText('You are offline.');
      await expect(notice).toBeInViewport({ ratio: 1 });
      await expect(next).toBeInViewport({ ratio: 1 });
      const [bar, below] = [await next.boundingBox(), await notice.boundingBox()];
      expect((bar?.y ?? Infinity) + (bar?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      await context.setOffline(false);
      await expect(notice).toBeHidden();
    });
  }

  test('a link leaves the page as it is, pointed at and pressed', async ({ page, context }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/about', { waitUntil: 'networkidle' });
    // Wait, because scripts can't be fetched while offline.
    await hydrated(page);
    await context.setOffline(true);
    await expect(page.getByText('You are offline.')).toBeVisible();
    // Rejects if the page is replaced, which is what React Router does without this event.
    const reported = page.evaluate(
      () => new Promise((resolve) => window.addEventListener('vite:preloadError', () => resolve('reported'))),
    );
    const link = page.getByRole('banner').getByRole('link', { name: 'Tours' });
    await link.hover();
    expect(await reported).toBe('reported');
    await link.click();
    await expect(page.getByText('This page stays open')).toBeVisible();
    await expect(page).toHaveURL(/\/about$/);
    await context.setOffline(false);
  });
});

test.describe('at 400 % in a window of 1280 x 1024', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('header and bars scroll away, so that the window is left to the page', async ({ page }) => {
    const { tours } = await readOffer();
    for (const path of ['/booking', `/tours/${tours[0]?.id}`]) {
      await page.goto(path);
      await hydrated(page);
      await page.mouse.wheel(0, 700);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
      // On the way up, the header of a higher window is back.
      await page.mouse.wheel(0, -60);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(640);
      await expect(page.getByRole('banner'), path).not.toBeInViewport();
      await expect(page.locator('[data-foot-bar]'), path).not.toBeInViewport();
    }
  });
});

test.describe('the bar of the wizard on 320 pixels in Russian', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'ru-RU' });

  test('cuts nothing off, and its longest label is one line [II-9]', async ({ page }) => {
    const { prices } = await readOffer();
    const tour = prices.find((price) => price.tour !== null);
    const wizard = new BookingWizard(page, 'ru');
    await page.goto(`/ru/booking?carId=${tour?.carId}&tourId=${tour?.tourId}`);
    await expectNothingBeyond(page, 'step 1');
    expect(await cutTexts(page), 'step 1').toEqual([]);
    await wizard.openDetails();
    await wizard.fillDetails(details);
    await expectNothingBeyond(page, 'step 2');
    expect(await cutTexts(page), 'step 2').toEqual([]);
    await wizard.nextButton.click();
    await expect(wizard.confirmButton).toBeVisible();
    await expectNothingBeyond(page, 'step 3');
    expect(await cutTexts(page), 'step 3').toEqual([]);
    const label = await wizard.confirmButton.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const tops = [...text.getClientRects()].map(({ top }) => top);
      return { lines: new Set(tops).size, isCut: button.scrollWidth > button.clientWidth };
    });
    expect(label).toEqual({ lines: 1, isCut: false });
  });
});

test.describe('with text twice as large on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, locale: 'ru-RU' });

  test('no page is wider than the window, no label breaks a word, and the header has room for its menu', async ({
    page,
  }) => {
    const offer = await readOffer();
    const { carId, serviceId } = bookingRequest(offer);
    for (const path of [
      '',
      '/about',
      '/contact',
      '/cars',
      '/tours',
      '/terms',
      '/privacy',
      `/services/${serviceId}`,
      `/tours/${offer.tours[0]?.id}`,
      '/booking',
      `/booking?carId=${carId}&serviceId=${serviceId}`,
    ]) {
      await page.goto(`/ru${path}`, { waitUntil: 'networkidle' });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNothingBeyond(page, path);
      expect(await brokenWords(page), path).toEqual([]);
      const header = page.getByRole('banner');
      await expect(header.getByRole('button', { name: 'Открыть меню' })).toBeInViewport({ ratio: 1 });
      const [bar, name] = [await header.boundingBox(), await header.getByRole('link').first().boundingBox()];
      expect(name?.height, path).toBeLessThanOrEqual(bar?.height ?? 0);
    }
  });

  test('no field of the contact form reaches beyond a narrower window', async ({ page }) => {
    await page.setViewportSize({ width: 195, height: 400 });
    await page.goto('/ru/contact');
    const ends = await page
      .locator('input, textarea, select')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right));
    expect(Math.max(...ends)).toBeLessThanOrEqual(195);
  });

  test('no phone number with hyphens breaks at one', async ({ page }) => {
    await page.goto('/ru/contact', { waitUntil: 'networkidle' });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await linesOfPhones(page)).toEqual([1, 1]);
    await expectNothingBeyond(page, '/contact');
  });

  test('the last step of the wizard is no wider than the window, also for an urgent ride', async ({
    page,
  }) => {
    const { carId, serviceId } = bookingRequest(await readOffer());
    await page.route(/\/api\/availability\?/, (route) => route.fulfill({ json: urgentRide }));
    const wizard = new BookingWizard(page, 'ru');
    await page.goto(`/ru/booking?carId=${carId}&serviceId=${serviceId}`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await wizard.openDetails();
    await wizard.fillDetails({ ...details, time: '14:30' });
    // Built pages lack code of i18next; this number is formatted by it.
    await expect(page.getByText('До поездки меньше 1,5 ч.')).toBeVisible();
    await expectNothingBeyond(page, 'step 2');
    // The name of an extra has more room than its price and count leave beside them.
    const extra = page.getByRole('listitem').filter({ hasText: 'Вода в бутылке' });
    const [row, name] = [await extra.boundingBox(), await extra.locator('> :first-child').boundingBox()];
    expect(name?.width).toBe(row?.width);
    await wizard.nextButton.click();
    await expect(wizard.confirmButton).toBeVisible();
    await expectNothingBeyond(page, 'step 3');
    const [fromStart, fromEnd] = await wizard.confirmButton.evaluate((button) => {
      const text = document.createRange();
      text.selectNodeContents(button);
      const [inner, outer] = [text.getBoundingClientRect(), button.getBoundingClientRect()];
      return [inner.left - outer.left, outer.right - inner.right];
    });
    expect(Math.min(fromStart ?? 0, fromEnd ?? 0)).toBeGreaterThanOrEqual(12);
  });
});

test.describe('on paper', () => {
  test('the header stands on the first page alone, and what is for the screen on none', async ({ page }) => {
    await page.goto('/terms');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toHaveCSS('position', 'absolute');
    await expect(page.getByText('Skip to content')).toBeHidden();
  });
});

test.describe('with text twice as large', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('pages do not overflow and the wizard shows its buttons', async ({ page }) => {
    const { prices } = await readOffer();
    const price = prices.find(({ tour }) => tour !== null);
    for (const path of [
      '/',
      '/tours',
      '/contact',
      `/booking?carId=${price?.carId}&tourId=${price?.tourId}`,
    ]) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expectNothingBeyond(page, path);
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expectNothingBeyond(page, 'step 2');
  });
});
