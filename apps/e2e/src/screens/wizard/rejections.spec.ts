import { daysAhead } from '../../days-ahead.ts';
import { readOffer, someCustomer } from '../../booking-request.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { measureDisplayTime } from '../../browser/measure-display-time.ts';
import { expect, test } from '../../browser/site-test.ts';

test('missing details are named at their fields and the first of them has the focus [P5.1.1, P5.1.7, P5.1.8, P5.1.9, P5.1.10, P5.1.12, P5.1.13]', async ({
  page,
}) => {
  const offer = await readOffer();
  const price = offer.prices.find(({ service }) => service?.serviceType === 'city_tour');
  await page.goto(`/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`);
  const wizard = new BookingWizard(page);
  await wizard.openDetails();
  await wizard.nextButton.click();
  for (const message of [
    'Please select a booking date',
    'Please enter pickup location',
    'Please enter dropoff location',
    'Please enter your full name',
    'Please enter your phone number',
    'Email is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  const date = page.getByLabel('Booking date');
  await expect(date).toBeFocused();
  await expect(date).toBeInViewport();
  await page.getByLabel('Email').fill('no-address');
  await wizard.nextButton.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
});

test('the first invalid field is brought into view and highlighted for 3 seconds [P5.1.16, P5.1.18, P9.19]', async ({
  page,
}) => {
  const offer = await readOffer();
  const price = offer.prices.find(({ service }) => service?.serviceType === 'city_tour');
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(`/booking?carId=${price?.carId}&serviceId=${price?.serviceId}&step=details`);
  const wizard = new BookingWizard(page);
  await page.getByLabel('Email').fill('emily@example.com');
  const highlight = measureDisplayTime(page, '[data-highlighted="true"]');
  await wizard.nextButton.click();
  await expect(page.getByLabel('Booking date')).toBeInViewport();
  const { ms, text } = await highlight;
  expect(text).toContain('Booking date');
  expect(ms).toBeGreaterThan(2_900);
  expect(ms).toBeLessThan(10_000);
});

test.describe('when the server fails', () => {
  test.use({ expectedError: /503/ });

  test('nothing typed is lost and a second try books once [D1.7, P4.18, P8.12]', async ({ page }) => {
    const offer = await readOffer();
    const price = offer.prices.find(({ service }) => service?.serviceType === 'city_tour');
    const { customerName, customerEmail, customerPhone } = someCustomer();
    let attempts = 0;
    const keys: (string | undefined)[] = [];
    await page.route('**/api/bookings', async (route) => {
      attempts += 1;
      keys.push(route.request().headers()['idempotency-key']);
      if (attempts > 1) return route.continue();
      return route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({
          type: 'about:blank',
          title: 'Service Unavailable',
          status: 503,
          code: 'service.unreachable',
        }),
      });
    });

    await page.goto(`/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`);
    const wizard = new BookingWizard(page);
    await wizard.openDetails();
    await wizard.fillDetails({
      date: daysAhead(120),
      pickup: 'Hilton Baku',
      dropoff: 'Old City',
      name: customerName,
      phone: customerPhone,
      email: customerEmail,
    });
    await page.reload();
    await expect(page.getByLabel('Full name')).toHaveValue(customerName);
    await wizard.nextButton.click();
    await wizard.confirmButton.click();
    await expect(page.getByText('Failed to create booking. Please try again.')).toBeInViewport();
    await expect(page.getByRole('main')).toContainText('Hilton Baku');
    await wizard.confirm();
    expect(attempts).toBe(2);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toBeTruthy();
  });
});

test('the success page without a booking shows a notice [P2.13.7]', async ({ page }) => {
  await page.goto('/booking/success');
  await expect(page.getByTestId('reference-number')).toHaveCount(0);
  await expect(page.getByRole('main').locator('a[href="/booking"]')).toBeVisible();
});
