import { daysAhead } from '../days-ahead.ts';
import { readOffer } from '../booking-request.ts';
import { expectNoFindingsInAnyColors } from '../browser/axe.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/site-test.ts';

const pages = ['/', '/services', '/cars', '/tours', '/about', '/contact', '/booking', '/privacy', '/terms'];

for (const locale of ['en-GB', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 800 } });
    const prefix = locale === 'ru-RU' ? '/ru' : '';

    test('axe finds nothing on any page [P2.1.2, P2.1.3, P2.1.4, P2.1.5, P2.1.6, P2.1.7, P2.1.8]', async ({
      page,
    }) => {
      // A dozen pages, each looked at as a whole.
      test.slow();
      const { services, tours } = await readOffer();
      const details = [`/services/${services[0]?.id}`, `/tours/${tours[0]?.id}`];
      for (const path of [...pages, ...details]) {
        await page.goto(path === '/' ? prefix || '/' : prefix + path);
        await expect(page.getByRole('main')).toBeVisible();
        await expectNoFindingsInAnyColors(page);
      }
    });

    test('axe finds nothing in any state of the wizard', async ({ page }) => {
      const { prices } = await readOffer();
      const price = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
      const language = prefix ? 'ru' : 'en';
      const wizard = new BookingWizard(page, language);
      await page.goto(`${prefix}/booking`);
      await page
        .getByRole('button', { name: language === 'ru' ? 'Выбрать автомобиль' : 'Choose a vehicle' })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindingsInAnyColors(page);
      await page.goto(`${prefix}/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`);
      await expect(wizard.nextButton).toBeEnabled();
      await expectNoFindingsInAnyColors(page);
      await wizard.openDetails();
      await wizard.nextButton.click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await expectNoFindingsInAnyColors(page);
      await page
        .getByRole('radio', { name: language === 'ru' ? 'Из аэропорта' : 'From the airport' })
        .check();
      await wizard.fillDetails({
        date: daysAhead(120),
        flight: 'J2 8002',
        dropoff: 'Hilton Baku',
        name: 'Emily Carter',
        phone: '+44 20 7946 0958',
        email: 'emily@example.com',
      });
      await wizard.nextButton.click();
      await expect(wizard.confirmButton).toBeVisible();
      await expectNoFindingsInAnyColors(page);
    });
  });
}
