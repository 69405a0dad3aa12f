import { book, bookingRequest, readOffer, someCustomer } from '../booking-request.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/site-test.ts';
import { daysAhead } from '../days-ahead.ts';

/** Days that no other test books, so that the car is free for each ride. */
const firstDay = 300;

test('a visitor with five open requests books a sixth, which holds no car, and learns why [I-25]', async ({
  page,
}) => {
  const offer = await readOffer();
  const customer = someCustomer();
  const earlier = await Promise.all(
    [0, 1, 2, 3, 4].map((day) =>
      book(bookingRequest(offer, { ...customer, bookingDate: daysAhead(firstDay + day) })),
    ),
  );
  expect(new Set(earlier.map(({ referenceNumber }) => referenceNumber)).size).toBe(5);

  const { carId, serviceId } = bookingRequest(offer);
  const wizard = new BookingWizard(page);
  await page.goto(`/booking?carId=${carId}&serviceId=${serviceId}`);
  await wizard.openDetails();
  await wizard.fillDetails({
    date: daysAhead(firstDay + 5),
    time: '10:30',
    pickup: 'Hilton Baku',
    dropoff: 'Old City, Double Gates',
    name: customer.customerName,
    phone: customer.customerPhone,
    email: customer.customerEmail,
  });
  // Nothing shows how many requests an address has, because it may be someone else's.
  await expect(page.getByRole('main').getByText('is free at this time.')).toBeVisible();
  await wizard.nextButton.click();
  await wizard.confirm();
  const main = page.getByRole('main');
  await expect(
    main.getByText('Several requests with your email address or phone number are open already'),
  ).toBeVisible();
  await expect(main.getByText('is busy at that time')).toHaveCount(0);
  await expect(main.getByText('within 2 hours to confirm the details')).toHaveCount(0);
});
