import { listedPages } from '@chauffeur/contracts/site-pages';
import { daysAhead } from '../../days-ahead.ts';
import { bookingRequest, post, readOffer, someCustomer } from '../../booking-request.ts';
import { expectNoFindingsInAnyColors } from '../../browser/axe.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { expect, test } from '../../browser/site-test.ts';

for (const locale of ['en-GB', 'ru-RU']) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 800 } });
    const prefix = locale === 'ru-RU' ? '/ru' : '';

    test('axe finds nothing on any page [P2.1.2, P2.1.3, P2.1.4, P2.1.5, P2.1.6, P2.1.7, P2.1.8]', async ({
      page,
    }) => {
      // A dozen pages, each analysed as a whole.
      test.slow();
      const { services, tours } = await readOffer();
      const details = [`/services/${services[0]?.id}`, `/tours/${tours[0]?.id}`];
      for (const path of [...listedPages, ...details]) {
        await page.goto(path === '/' ? prefix || '/' : prefix + path);
        await expect(page.getByRole('main')).toBeVisible();
        await expectNoFindingsInAnyColors(page);
      }
    });

    test('axe finds nothing in any state of the wizard and on the success page', async ({ page }) => {
      // Eight states, each analysed as a whole.
      test.slow();
      const { prices } = await readOffer();
      const price = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
      const language = prefix ? 'ru' : 'en';
      const wizard = new BookingWizard(page, language);
      const { customerName, customerEmail, customerPhone } = someCustomer();
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
        name: customerName,
        phone: customerPhone,
        email: customerEmail,
      });
      await wizard.nextButton.click();
      await expect(wizard.confirmButton).toBeVisible();
      await expectNoFindingsInAnyColors(page, 'step 3');
      await page.getByRole('button', { name: language === 'ru' ? /^Итоговая цена/ : /^Total price/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindingsInAnyColors(page, 'the sheet of the price');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await wizard.confirm();
      await expectNoFindingsInAnyColors(page, 'the success page');
    });

    test('axe finds nothing where the car is full, and where there is no booking', async ({ page }) => {
      const request = bookingRequest(await readOffer(), {
        // A day that no other test books.
        bookingDate: daysAhead(prefix ? 291 : 290),
        expects: 'held',
      });
      await expect
        .poll(async () => (await post('/bookings', { ...request, ...someCustomer() })).status, {
          intervals: [0],
        })
        .toBe(409);
      const wizard = new BookingWizard(page, prefix ? 'ru' : 'en');
      await page.goto(`${prefix}/booking?carId=${request.carId}&serviceId=${request.serviceId}`);
      await wizard.openDetails();
      const { customerName: name, customerEmail: email, customerPhone: phone } = someCustomer();
      const date = request.bookingDate ?? '';
      await wizard.fillDetails({ date, time: request.bookingTime ?? '', name, phone, email });
      await page.getByRole('button', { name: prefix ? 'Другие варианты' : 'See other options' }).click();
      await expect(
        page.getByRole('button', { name: prefix ? 'Всё равно отправить заявку' : 'Send a request anyway' }),
      ).toBeVisible();
      await expectNoFindingsInAnyColors(page, 'what is free instead');
      await page.goto(`${prefix}/booking/success`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFindingsInAnyColors(page, 'no booking');
    });
  });
}
