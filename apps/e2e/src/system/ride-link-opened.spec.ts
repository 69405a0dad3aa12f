import { expect, test, type Browser } from '@playwright/test';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { daysAhead } from '../days-ahead.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn } from '../staff.ts';
import { rideOf } from '../staff-rides.ts';

const site = staffSiteUrl();
const bots = ['WhatsApp/2.24.6', 'TelegramBot (like TwitterBot)', 'facebookexternalhit/1.1', 'MailScanner/5'];

/** Opens the link in a browser. Returns what its requests contain besides the Authorization header. */
async function openInBrowser(browser: Browser, link: string, isScripted: boolean): Promise<string[]> {
  const context = await browser.newContext({ javaScriptEnabled: isScripted, locale: 'en-GB' });
  const page = await context.newPage();
  const carried: string[] = [];
  page.on('request', (request) => {
    const { authorization: _, ...headers } = request.headers();
    carried.push(`${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`);
  });
  await page.goto(link);
  const shown = isScripted
    ? page.getByRole('heading', { level: 1, name: 'We have your request' })
    : page.locator('noscript a[href^="tel:"]');
  await expect(shown).toBeVisible();
  await context.close();
  return carried;
}

test("opening a customer's link changes nothing, by a bot, without scripts or twice at once, and sends its token in one header alone [III-1]", async ({
  browser,
}) => {
  const staff = await signIn(site, firstAdmin);
  const request = bookingRequest(await readOffer(site), { bookingDate: daysAhead(98) });
  const ride = rideOf(staff, (await book(request, {}, site)).id);
  const link = await ride.makeLink();
  const token = new URL(link).hash.slice(1);
  const before = await ride.stored();

  for (const agent of bots) {
    for (const method of ['GET', 'HEAD'])
      expect((await fetch(link, { method, headers: { 'user-agent': agent } })).status).toBe(200);
  }
  const carried = [
    ...(await openInBrowser(browser, link, false)),
    ...(await openInBrowser(browser, link, true)),
  ];
  expect(carried.length).toBeGreaterThan(2);
  expect(carried.filter((text) => text.includes(token))).toEqual([]);
  const read = async (path: string) => {
    const response = await fetch(`${site}/api/ride${path}`, { headers: { authorization: `Link ${token}` } });
    expect(response.status).toBe(200);
    return response.text();
  };
  const [first, second] = await Promise.all([read(''), read('')]);
  expect(second).toBe(first);
  const calendar = await read('/calendar.ics?language=en');
  expect(calendar).toContain(before.referenceNumber);
  expect(calendar).not.toContain(token);
  expect(await ride.stored()).toEqual(before);
  await ride.remove();
});
