import type { Page } from '@playwright/test';
import { backOfficeScreens } from '../../back-office-screens.ts';
import { book, bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expectNoFindings } from '../../browser/axe.ts';
import { openScreen } from '../../browser/open-screen.ts';
import { expect, test } from '../../browser/staff-test.ts';
import { arrivalFields, enterRide } from '../../staff-rides.ts';

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

/** Opens the form behind the screen's first action of this name, and analyses it. */
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
      // All screens in one browser, so that the scripts are loaded only once.
      test.setTimeout(backOfficeScreens.length * 20_000);
      for (const screen of backOfficeScreens) {
        await test.step(`/admin${screen}`, async () => {
          await openScreen(office, `/admin${screen}`);
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

    test('axe finds nothing at rides with planned emails, messages to send, and a customer who did not come', async ({
      office,
      staff,
    }) => {
      test.slow();
      const driver = {
        name: `Rashad ${look.locale}`,
        phone: '+994 55 123 77 88',
        email: 'rashad@example.com',
      };
      const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
      expect((await staff.call('POST', `/drivers/${driverId}/link`, {})).status).toBe(201);
      const email = { customerHasNoEmail: false, customerEmail: 'emily.carter@example.com' };
      const planned = await enterRide(staff, 5 * 24 * 60, { ...email, driverId });
      const path = `/bookings/${planned.id}/planned-messages`;
      await expect.poll(async () => (await staff.call('GET', path)).body).not.toEqual([]);
      await office.goto(`/admin/bookings/${planned.id}`);
      await lookAtScreen(office, 'a booking with planned emails');
      await expect(office.locator('a[href^="https://wa.me/"]').first()).toBeVisible();

      const missed = await enterRide(staff, -90, {
        ...(await arrivalFields()),
        driverId,
        agreedByPhone: true,
      });
      await missed.setState('arrived');
      await missed.setState('no_show');
      await office.goto(`/admin/bookings/${missed.id}`);
      await lookAtScreen(office, 'a booking whose customer did not come');
      const { bookingDate } = await missed.stored();
      await office.goto(`/admin/dispatch?date=${bookingDate}&by=driver`);
      await lookAtScreen(office, 'the board with what needs attention');
      await office.goto(`/admin/drivers?search=${encodeURIComponent(driver.name)}`);
      await office
        .getByRole('button', { name: /^(Driver link of|Ссылка водителя)/ })
        .first()
        .click();
      await expect(office.getByRole('dialog')).toBeVisible();
      await expectNoFindings(office, 'the link of a driver');
      await Promise.all([planned.remove(), missed.remove()]);
      await staff.call('DELETE', `/drivers/${driverId}?version=1`);
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

test.describe('on a laptop, in Russian', () => {
  test.use({ locale: 'ru-RU', viewport: { width: 1366, height: 768 } });

  test('the sidebar needs no scrollbar, and the actions of a card stand on one line', async ({ office }) => {
    await office.goto('/admin/vehicles');
    const card = office.getByRole('article').first();
    await expect(card).toBeVisible();
    for (const height of [768, 900, 1080]) {
      await office.setViewportSize({ width: 1366, height });
      const heights = () =>
        office
          .getByRole('complementary')
          .evaluate(({ clientHeight, scrollHeight }) => ({ clientHeight, scrollHeight }));
      // The browser may not have laid out the page for its new height yet.
      await expect.poll(heights).toEqual({ clientHeight: height, scrollHeight: height });
    }
    const tops = await card
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops.length).toBe(3);
    expect(new Set(tops).size).toBe(1);
  });
});
