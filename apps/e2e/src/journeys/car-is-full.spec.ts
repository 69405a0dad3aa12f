import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { bookingRequest, post, readOffer, someCustomer } from '../booking-request.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/site-test.ts';

/** A day that no other test books. */
const day = todayInBaku(new Date(Date.now() + 250 * 24 * 3_600_000));

test.describe('where a car is booked already', () => {
  // The browser logs the 409 of the visitor who comes second.
  test.use({ expectedError: /409/ });

  test('a visitor takes another time, and another car where another visitor is faster [III-27]', async ({
    page,
  }) => {
    const offer = await readOffer();
    const price = bookingRequest(offer);
    const bookAll = async (bookingTime: string) => {
      const held = { ...price, bookingDate: day, bookingTime, expects: 'held' };
      await expect
        .poll(async () => (await post('/bookings', { ...held, ...someCustomer() })).status, {
          intervals: [0],
        })
        .toBe(409);
    };
    await bookAll('10:00');

    await page.goto(`/booking?carId=${price.carId}&serviceId=${price.serviceId}`);
    const wizard = new BookingWizard(page);
    await wizard.openDetails();
    const { customerName, customerEmail, customerPhone } = someCustomer();
    await wizard.fillDetails({
      date: day,
      time: '12:00',
      pickup: 'Hilton Baku',
      dropoff: 'Old City, Double Gates',
      name: customerName,
      phone: customerPhone,
      email: customerEmail,
    });
    const state = page.getByRole('main').getByRole('status');
    await expect(state.getByText('is already booked at this time.')).toBeVisible();
    const seeOptions = state.getByRole('button', { name: 'See other options' });
    await seeOptions.click();
    const otherTime = state.getByRole('group', { name: 'Free on that day at:' }).getByRole('button').first();
    const time = (await otherTime.textContent()) ?? '';
    await otherTime.click();
    await expect(page.getByLabel('Preferred time')).toHaveValue(time);
    await expect(state.getByText('is free at this time.')).toBeVisible();
    // Step 3 checks availability again. The faster visitor books after this response.
    const asked = page.waitForResponse(/\/api\/availability\?/);
    await wizard.nextButton.click();
    await expect(wizard.confirmButton).toBeVisible();
    await asked;
    await expect(state.getByText('is free at this time.')).toBeVisible();

    await bookAll(time);
    await wizard.confirmButton.click();
    await expect(page.getByText('has just booked this car for that time.')).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Hilton Baku');
    await seeOptions.click();
    await state.getByRole('group', { name: 'Free at this time:' }).getByRole('button').first().click();
    await expect(state.getByText('is free at this time.')).toBeVisible();
    await wizard.confirm();
    await expect(page.getByRole('heading', { name: 'Your booking has been received' })).toBeVisible();
  });
});
