import { demoContentIds } from '@chauffeur/contracts';
import { daysAhead } from '../days-ahead.ts';
import { readOffer, someCustomer } from '../booking-request.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';
import { BookingWizard } from '../browser/booking-wizard.ts';
import { expect, test } from '../browser/site-test.ts';

const demoCars: readonly string[] = Object.values(demoContentIds.cars);

test('a visitor books a transfer there and back, and each ride has its number and email [II-27, III-27]', async ({
  page,
}) => {
  const { prices } = await readOffer();
  const price = prices.find(
    ({ carId, service }) => demoCars.includes(carId) && service?.serviceType === 'airport_transfer',
  );
  const { customerName, customerEmail, customerPhone } = someCustomer();

  await page.goto(`/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`);
  const wizard = new BookingWizard(page);
  await wizard.openDetails();
  await page.getByRole('radio', { name: 'From the airport' }).check();
  // Without times, so that no other test is in the way.
  await wizard.fillDetails({
    date: daysAhead(273),
    flight: 'J2 8002',
    dropoff: 'Nizami Street 10',
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
  });
  await page.getByRole('checkbox', { name: 'I also need a ride back' }).check();
  const rideBack = page.getByRole('group', { name: 'Ride back' });
  await expect(rideBack.getByLabel('Pickup location')).toHaveValue('Nizami Street 10');
  await rideBack.getByLabel('Booking date').fill(daysAhead(277));
  await wizard.nextButton.click();
  await expect(rideBack.getByLabel('Flight number')).toBeFocused();
  await rideBack.getByLabel('Flight number').fill('J2 8001');
  await wizard.nextButton.click();
  await expect(wizard.confirmButton).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ride back' })).toBeVisible();
  const there = await wizard.confirm();
  const back = (await page.getByTestId('return-reference-number').textContent()) ?? '';
  await page.reload();
  await expect(page.getByTestId('return-reference-number')).toHaveText(back);
  await expect(page.getByRole('region', { name: 'The ride back' })).toContainText('J2 8001');

  const emails = await Promise.all([waitForEmailsAbout(there, 2), waitForEmailsAbout(back, 2)]);
  const [ofThere, ofBack] = emails.map((both) => addressedTo(both, customerEmail));
  expect(ofThere?.[0]?.html).toContain('J2 8002');
  expect(ofBack?.[0]?.html).toContain('J2 8001');
  expect([ofThere?.length, ofBack?.length]).toEqual([1, 1]);
});
