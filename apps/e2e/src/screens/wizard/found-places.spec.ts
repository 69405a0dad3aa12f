import { readOffer, demoPrice } from '../../booking-request.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { expect, test } from '../../browser/site-test.ts';

// A laptop's window at 150 %, and a phone.
for (const viewport of [
  { width: 1024, height: 500 },
  { width: 360, height: 640 },
]) {
  test(`found places and their field stay in view at ${viewport.width} × ${viewport.height} [II-16]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const { carId, service } = demoPrice(await readOffer());
    await page.goto(`/booking?carId=${carId}&serviceId=${service.id}`);
    await new BookingWizard(page).openDetails();
    const field = page.getByRole('combobox', { name: 'Dropoff location' });
    // The field stands at the foot of the window, where its list has no room.
    await field.evaluate((element) => {
      const { bottom } = element.getBoundingClientRect();
      window.scrollBy({ top: bottom - window.innerHeight + 100, behavior: 'instant' });
      element.focus({ preventScroll: true });
    });
    await page.keyboard.type('baku');
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveCount(9);
    await expect(options.first()).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveClass(/Mui-focused/);
    await expect(options.last()).toBeInViewport({ ratio: 1 });
  });
}
