import { backOfficeScreens } from '../back-office-screens.ts';
import { expect, test } from '../browser/staff-test.ts';
import { enterRide } from '../staff-rides.ts';

for (const { name, viewport, fontSize } of [
  { name: 'at 400 %', viewport: { width: 320, height: 640 }, fontSize: '100%' },
  { name: 'with text twice as large on a tablet', viewport: { width: 820, height: 1180 }, fontSize: '200%' },
]) {
  test.describe(name, () => {
    test.use({ locale: 'ru-RU', viewport });

    test('no screen is wider than the window [B6.2]', async ({ office, staff }) => {
      // Screen after screen in one browser, which has the scripts by then.
      test.slow();
      // Without a space, and with the driver that it had before.
      const driver = { name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(5), phone: '+994 55 123 77 89' };
      const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
      const ride = await enterRide(staff, 400 * 24 * 60, { customerName: driver.name, driverId });
      for (const screen of [...backOfficeScreens, `/bookings/${ride.id}`]) {
        await office.goto(`/admin${screen}`);
        await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
        await office.evaluate((size) => (document.documentElement.style.fontSize = size), fontSize);
        await expect(office.locator('[aria-busy="true"]')).toHaveCount(0);
        const beyond = await office.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, screen).toBeLessThanOrEqual(0);
      }
      await office.goto(`/admin/dispatch?date=${(await ride.stored()).bookingDate}&ride=${ride.id}`);
      const panel = office.getByRole('dialog').filter({ hasText: driver.name });
      await expect(panel).toBeVisible();
      const cut = await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(cut, 'the panel of a ride').toBeLessThanOrEqual(0);
      await ride.remove();
      const { version } = (await staff.call('GET', `/drivers/${driverId}`)).body as { version: number };
      await staff.call('DELETE', `/drivers/${driverId}?version=${version}`);
    });
  });
}
