import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { daysAhead } from '../days-ahead.ts';
import { readOffer, someCustomer } from '../booking-request.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/site-test.ts';

const staff = 'dispatch@company.example';
/** Formats a day as English emails do. */
const longDate = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

test('a visitor books a city tour in English, and both emails arrive [II-3, B4.6, P1.1, P1.12, P1.13, P2.1.1, P2.1.9, P2.1.10, P2.12.5, P2.12.6, P2.12.7, P2.12.11, P2.13.1, P3.16, P3.19, P4.9, P4.10, P4.17, P4.19, P4.20, P7.6, P8.5, P9.6, P9.20, III-27]', async ({
  page,
}) => {
  const offer = await readOffer();
  const price = offer.prices.find(({ service }) => service?.serviceType === 'city_tour');
  const carName = `${price?.car.brand} ${price?.car.model}`;
  const { customerName, customerEmail, customerPhone } = someCustomer();

  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Book Now' }).first().click();
  const wizard = new BookingWizard(page);
  await wizard.chooseCar(carName);
  await wizard.chooseOffer(price?.service?.name ?? '');
  await expect(page.getByText(`Perfect! ${carName} is available for ${price?.service?.name}.`)).toBeVisible();
  await expect(wizard.totalPrice).toContainText(`$${price?.priceUsd}`);
  await wizard.openDetails();
  await wizard.fillDetails({
    date: daysAhead(120),
    // No other test books this time by the API: the car must stay free until it is booked.
    time: '05:10',
    pickup: 'Hilton Baku',
    dropoff: 'Old City, Double Gates',
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
  });
  await wizard.nextButton.click();
  await expect(page.getByRole('main')).toContainText('Hilton Baku');
  const referenceNumber = await wizard.confirm();

  const emails = await waitForEmailsAbout(referenceNumber, 2);
  expect(emails).toHaveLength(2);
  const [mine] = addressedTo(emails, customerEmail);
  expect(mine?.html).toContain(carName);
  expect(mine?.html).toContain('2 hours');
  expect(mine?.text).toContain('Hilton Baku');
  expect(addressedTo(emails, staff)).toHaveLength(1);
});

test.describe('with a Russian browser', () => {
  test.use({ locale: 'ru-RU' });

  test('a visitor books an airport transfer in Russian, and the email is in Russian [P1.5, P4.2, P4.3, P4.4]', async ({
    page,
  }) => {
    const offer = await readOffer();
    const price = offer.prices.find(({ service }) => service?.serviceType === 'airport_transfer');
    const { customerName, customerEmail } = someCustomer('Анна Петрова');

    await page.goto('/booking');
    await expect(page).toHaveURL(/\/ru\/booking$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    const wizard = new BookingWizard(page, 'ru');
    await wizard.chooseOffer(price?.service?.nameRu ?? '');
    await wizard.chooseCar(`${price?.car.brand} ${price?.car.model}`);
    await wizard.showIn('RUB');
    await expect(wizard.totalPrice).toContainText('₽');
    await expect(wizard.totalPrice).toContainText('≈');
    await wizard.openDetails();
    await page.getByRole('radio', { name: 'Из аэропорта' }).check();
    await expect(page.getByLabel('Место подачи')).toHaveValue('Аэропорт Баку (GYD)');
    await wizard.fillDetails({
      date: daysAhead(165),
      flight: 'J2 8002',
      dropoff: 'улица Низами, 10',
      name: customerName,
      phone: '+7 495 000-00-00',
      email: customerEmail,
    });
    await wizard.nextButton.click();
    const referenceNumber = await wizard.confirm();

    const emails = await waitForEmailsAbout(referenceNumber, 2);
    expect(emails).toHaveLength(2);
    const [mine] = addressedTo(emails, customerEmail);
    expect(mine?.subject).toMatch(/[а-я]/i);
    expect(mine?.html).toContain(price?.service?.nameRu);
    expect(mine?.html).toContain('J2 8002');
    expect(addressedTo(emails, staff)).toHaveLength(1);
  });
});

for (const [timezoneId, days] of [
  ['Pacific/Auckland', 143],
  ['America/New_York', 144],
] as const) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a tour from its own page is booked with the tour chosen, at the time typed, which is Baku’s [P2.12.4, I-8]', async ({
      page,
    }) => {
      const offer = await readOffer();
      const price = offer.prices.find(({ tour }) => tour !== null);
      const wizard = new BookingWizard(page);
      /** Books the tour and returns the customer's email. */
      const bookAt = async (start: { date: string; time?: string }) => {
        const { customerName: name, customerEmail: email, customerPhone: phone } = someCustomer();
        await page.goto(`/booking?tourId=${price?.tourId}`);
        await expect(page.getByRole('main')).toContainText(price?.tour?.name ?? '');
        await wizard.chooseCar(`${price?.car.brand} ${price?.car.model}`);
        await wizard.openDetails();
        await expect(page.getByLabel('Booking date')).toHaveAttribute('min', daysAhead(0));
        await wizard.fillDetails({
          ...start,
          pickup: 'Hilton Baku',
          dropoff: 'Hilton Baku',
          name,
          phone,
          email,
        });
        await wizard.nextButton.click();
        const referenceNumber = await wizard.confirm();
        const [mine] = addressedTo(await waitForEmailsAbout(referenceNumber, 2), email);
        expect(mine?.text).toContain(longDate.format(new Date(start.date)));
        return mine;
      };
      const mine = await bookAt({ date: daysAhead(days), time: '00:15' });
      await expect(page.getByText(/, 00:15 \(Baku\stime\)$/)).toBeVisible();
      expect(mine?.html).toContain(price?.tour?.name);
      expect(mine?.text).toContain('00:15');
      // A minute ahead, so that it is still today in Baku when it is booked.
      await bookAt({ date: todayInBaku(new Date(Date.now() + 60_000)) });
    });
  });
}
