import type { Page } from '@playwright/test';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { expectNoFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/staff-test.ts';

/** The screens of the sidebar, and those that others lead to. */
const screens = [
  '',
  '/bookings',
  '/manual-booking',
  '/cars',
  '/services',
  '/tours',
  '/drivers',
  '/finance',
  '/finance/settlement',
  '/service-types',
  '/pricing',
  '/categories',
  '/contact',
  '/seo',
  '/email-templates',
  '/places',
  '/extras',
  '/account',
];

const looks = [
  { colorScheme: 'light', locale: 'en-GB', viewport: { width: 1280, height: 900 } },
  { colorScheme: 'dark', locale: 'ru-RU', viewport: { width: 360, height: 800 } },
] as const;

async function lookAtScreen(office: Page, screen: string): Promise<void> {
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(office.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectNoFindings(office, screen);
  const overflow = await office.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, screen).toBeLessThanOrEqual(0);
}

/** Opens the form behind the screen's first action of this name, and looks at it. */
async function lookAtForm(office: Page, screen: string, action: RegExp): Promise<void> {
  const button = office.getByRole('main').getByRole('button', { name: action }).first();
  if ((await button.count()) === 0) return;
  await button.click();
  const form = office.getByRole('dialog').first();
  await expect(form).toBeVisible();
  await expectNoFindings(office, `${screen}, ${String(action)}`);
  await office.keyboard.press('Escape');
  await expect(form).toBeHidden();
}

for (const look of looks) {
  test.describe(`${look.colorScheme}, ${look.locale}`, () => {
    test.use(look);

    test('axe finds nothing on any screen, and nothing is wider than the screen [B6.2]', async ({
      office,
    }) => {
      // Screen after screen in one browser, which has the scripts by then.
      test.setTimeout(screens.length * 20_000);
      for (const screen of screens) {
        await test.step(`/admin${screen}`, async () => {
          await office.goto(`/admin${screen}`);
          await lookAtScreen(office, screen);
          await lookAtForm(office, screen, /^(Add|Добавить) (?!a stop|остановку)/);
          await lookAtForm(office, screen, /^(Edit|Изменить)/);
        });
      }
    });

    test('axe finds nothing at a booking', async ({ office }) => {
      const booking = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
      await office.goto(`/admin/bookings/${booking.id}`);
      await lookAtScreen(office, 'a booking');
    });

    test('axe finds nothing before the sign-in', async ({ page }) => {
      for (const path of ['/admin/login', '/admin/setup']) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFindings(page, path);
      }
    });
  });
}
