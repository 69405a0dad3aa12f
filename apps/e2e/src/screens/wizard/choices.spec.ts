import { daysAhead } from '../../days-ahead.ts';
import { readOffer, someCustomer } from '../../booking-request.ts';
import { BookingWizard } from '../../browser/booking-wizard.ts';
import { expect, test } from '../../browser/site-test.ts';

test('choosing a service leaves only the cars that have a price for it [P2.12.7, P4.7, P4.8, P4.9]', async ({
  page,
}) => {
  const { cars, prices, services } = await readOffer();
  const service = services.find(({ serviceType }) => serviceType === 'business_transfer');
  const priced = new Set(
    prices.filter(({ serviceId }) => serviceId === service?.id).map(({ carId }) => carId),
  );
  await page.goto('/booking');
  const wizard = new BookingWizard(page);
  await wizard.chooseOffer(service?.name ?? '');
  await page.getByRole('button', { name: 'Choose a vehicle' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem')).toHaveCount(priced.size);
  expect(priced.size).toBeLessThan(cars.length);
});

test('a car without any price is marked [P8.3, P8.9]', async ({ page }) => {
  const { cars, prices } = await readOffer();
  const car = cars.find(({ id }) => !prices.some(({ carId }) => carId === id));
  const name = `${car?.brand} ${car?.model}`;
  await page.goto(`/booking?carId=${car?.id}`);
  await expect(
    page.getByText(
      `No services or tours available for ${name}. This vehicle may not be configured in the pricing system.`,
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Choose a service or tour' }).click();
  await expect(page.getByText('No services or tours available for the selected vehicle.')).toBeVisible();
});

test('going to the airport fixes the other end, and turning round clears both [P4.13, P4.14, P9.17]', async ({
  page,
}) => {
  const { prices } = await readOffer();
  const price = prices.find(({ service }) => service?.serviceType === 'airport_transfer');
  const { customerName, customerEmail, customerPhone } = someCustomer();
  await page.goto(`/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`);
  const wizard = new BookingWizard(page);
  await wizard.openDetails();
  await page.getByRole('radio', { name: 'From the airport' }).check();
  await page.getByLabel('Dropoff location').fill('Hilton Baku');
  await page.getByRole('radio', { name: 'To the airport' }).check();
  await expect(page.getByLabel('Pickup location')).toHaveValue('');
  await expect(page.getByLabel('Dropoff location')).toHaveValue('Baku Airport (GYD)');
  await wizard.fillDetails({
    date: daysAhead(120),
    flight: 'J2 8002',
    pickup: 'Hilton Baku',
    name: customerName,
    phone: customerPhone,
    email: customerEmail,
  });
  await wizard.nextButton.click();
  await expect(page.getByRole('main')).toContainText('Baku Airport (GYD)');
  await page.goBack();
  await expect(page.getByLabel('Full name')).toHaveValue(customerName);
  await wizard.nextButton.click();
  await wizard.confirm();
});

test('the price is shown in the chosen currency, which is remembered [P2.12.15, P4.10, P4.11, P9.3, P9.6, P9.8]', async ({
  page,
}) => {
  const { prices } = await readOffer();
  const price = prices.find(({ service }) => service?.serviceType === 'city_tour');
  const address = `/booking?carId=${price?.carId}&serviceId=${price?.serviceId}`;
  await page.goto(address);
  const wizard = new BookingWizard(page);
  await wizard.showIn('AZN');
  const azn = Math.round((price?.priceUsd ?? 0) * 170) / 100;
  await expect(wizard.totalPrice).toContainText(`${azn}`);
  await expect(wizard.totalPrice).toContainText(`≈ $${price?.priceUsd} USD`);
  await expect(page.getByText('Payments are accepted only in AZN or USD.')).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(address);
  await expect(wizard.totalPrice).toContainText(`${azn}`);
  await page.goto(`/ru${address}`);
  await expect(wizard.totalPrice).toContainText(`≈ $${price?.priceUsd} USD`);
});

test('back and forward walk through the steps, and what was chosen and typed stays [II-8, P2.12.2]', async ({
  page,
}) => {
  const { prices } = await readOffer();
  const price = prices.find(({ tour }) => tour !== null);
  await page.goto('/tours');
  await page.goto(`/booking?carId=${price?.carId}&tourId=${price?.tourId}`);
  const wizard = new BookingWizard(page);
  const changeCar = page.getByRole('button', { name: 'Change vehicle' });
  await changeCar.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(changeCar).toBeFocused();
  await wizard.openDetails();
  await page.getByLabel('Full name').fill('Emily Carter');
  await page.getByRole('button', { name: 'Previous' }).click();
  const firstStep = page.getByRole('heading', { level: 2, name: 'Select Options' });
  await expect(firstStep).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toHaveValue('Emily Carter');
  await page.goBack();
  await expect(firstStep).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change vehicle' })).toBeVisible();
  await page.goForward();
  await expect(page.getByLabel('Full name')).toHaveValue('Emily Carter');
  // One field of each kind.
  const day = daysAhead(120);
  await page.getByLabel('Booking date').fill(day);
  await page.getByLabel('Preferred time').fill('14:30');
  await page.getByLabel('Number of passengers').selectOption('2');
  await page.getByLabel('Dropoff location').fill('Old City');
  await page.getByLabel('Special requests').fill('Water, please');
  await page.reload();
  // By keyboard: the restored scroll position may hide the header.
  await page.getByRole('banner').getByRole('link', { name: 'RU, Русский' }).press('Enter');
  await expect(page).toHaveURL(/\/ru\/booking\?step=details$/);
  await expect(page.getByLabel('Имя и фамилия')).toHaveValue('Emily Carter');
  await page.reload();
  await expect(page).toHaveURL(/\/ru\/booking\?step=details$/);
  for (const [label, value] of [
    ['Имя и фамилия', 'Emily Carter'],
    ['Дата поездки', day],
    ['Желаемое время', '14:30'],
    ['Число пассажиров', '2'],
    ['Место назначения', 'Old City'],
    ['Особые пожелания', 'Water, please'],
  ] as const)
    await expect(page.getByRole('main').getByLabel(label)).toHaveValue(value);
});
