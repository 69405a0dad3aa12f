import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { backOfficeScreens } from '../../back-office-screens.ts';
import { openScreen } from '../../browser/open-screen.ts';
import { daysAhead } from '../../days-ahead.ts';
import { expect, test } from '../../browser/staff-test.ts';
import { enterRide } from '../../staff-rides.ts';

const looks = [
  { name: 'at 400 %', viewport: { width: 320, height: 640 }, fontSize: '100%' },
  { name: 'with text twice as large on a tablet', viewport: { width: 820, height: 1180 }, fontSize: '200%' },
];

/** Expects that `element` does not overflow horizontally in any look. The screen is loaded once for all looks. */
async function expectNothingBeyond(office: Page, element: string, where: string): Promise<void> {
  for (const { name, viewport, fontSize } of looks) {
    await office.setViewportSize(viewport);
    await office.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
    await expect(office.locator('[aria-busy="true"]')).toHaveCount(0);
    const beyond = () =>
      office.locator(element).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    // The page may not have been laid out for its new width yet.
    await expect.poll(beyond, `${where} ${name}`).toBeLessThanOrEqual(0);
  }
}

test.use({ locale: 'ru-RU' });

test('the sign-in fits a window without scrolling', async ({ page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  expect(below).toBe(0);
});

test('no screen is wider than a narrow window, and none whose text is enlarged [B6.2]', async ({
  office,
  staff,
}) => {
  // All screens in one browser, so that the scripts are loaded only once.
  test.slow();
  // A name without spaces, which can't wrap; the ride has the same name for its customer.
  const driver = { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5), phone: '+994 55 123 77 89' };
  const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
  const ride = await enterRide(staff, 400 * 24 * 60, { customerName: driver.name, driverId });
  const files: string[] = [];
  office.on('requestfinished', (request) => files.push(request.url()));
  for (const screen of [...backOfficeScreens, `/bookings/${ride.id}`]) {
    await openScreen(office, `/admin${screen}`);
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingBeyond(office, 'html', screen);
  }
  // The build divides what screens share into these, by their folders.
  for (const shared of ['screens', 'rides', 'photos'])
    expect(files).toContainEqual(expect.stringContaining(`/admin/assets/${shared}-`));
  await office.goto(`/admin/dispatch?date=${(await ride.stored()).bookingDate}&ride=${ride.id}`);
  await expect(office.getByRole('dialog').filter({ hasText: driver.name })).toBeVisible();
  await expectNothingBeyond(office, '[role="dialog"]', 'the panel of a ride');
  await ride.remove();
  const { version } = (await staff.call('GET', `/drivers/${driverId}`)).body as { version: number };
  await staff.call('DELETE', `/drivers/${driverId}?version=${version}`);
});

test('bookings, transactions and email templates cut no text off with wide text spacing (WCAG 1.4.12)', async ({
  office,
  staff,
}) => {
  const description = 'Winter tyres for the Mercedes-Benz V-Class, from the workshop at the airport';
  const transactionType = 'other_expense';
  const entered = {
    transactionType,
    amount: 80,
    currency: 'USD',
    transactionDate: daysAhead(0),
    description,
  };
  const { body } = await staff.call('POST', '/transactions', entered);
  const { id, version } = body as { id: string; version: number };
  const pickupLocation = 'Four Seasons Hotel Baku, 1 Neftchilar Avenue';
  const ride = await enterRide(staff, 400 * 24 * 60, { pickupLocation });
  const texts = {
    '/bookings': pickupLocation,
    '/finance': description,
    '/email-templates': 'booking_changed_ru',
  };
  for (const [screen, text] of Object.entries(texts)) {
    await openScreen(office, `/admin${screen}`);
    await office.addStyleTag({
      content: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em }',
    });
    const cells = office.getByRole('main').locator('td *, li *');
    await expect(cells.getByText(text)).toBeVisible();
    const cut = () =>
      cells.evaluateAll((all) =>
        all
          .filter((each) => getComputedStyle(each).overflowX === 'hidden')
          .filter(
            ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
              scrollWidth > clientWidth || scrollHeight > clientHeight,
          )
          .map(({ textContent }) => textContent),
      );
    await expect.poll(cut, { message: screen }).toEqual([]);
  }
  await ride.remove();
  await staff.call('DELETE', `/transactions/${id}?version=${version}`);
});

test('a phone shows the working hours of a driver on the full screen, with AM and PM', async ({
  office,
  staff,
}) => {
  const name = `Elvin ${randomUUID().slice(0, 8)}`;
  const { body } = await staff.call('POST', '/drivers', { name });
  const { id, version } = body as { id: string; version: number };
  await office.setViewportSize({ width: 360, height: 740 });
  await openScreen(office, '/admin/drivers');
  await office.getByRole('article', { name }).getByRole('button', { name: 'Часы' }).click();
  const dialog = office.getByRole('dialog');
  const hours = dialog.locator('input[type="time"]');
  await expect(hours).toHaveCount(14);
  expect(await dialog.boundingBox()).toMatchObject({ width: 360, height: 740 });
  const missing = await hours.first().evaluate((input: HTMLElement) => {
    const { offsetWidth } = input;
    Object.assign(input.style, { width: 'max-content', flexShrink: '0' });
    return Math.max(input.offsetWidth - offsetWidth, 0);
  });
  expect(missing).toBe(0);
  await staff.call('DELETE', `/drivers/${id}?version=${version}`);
});
