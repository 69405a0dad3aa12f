import { randomInt, randomUUID } from 'node:crypto';
import { bookingDetailResponse, momentInBaku, renewedDriverLink } from '@chauffeur/contracts';
import { devices, type Page } from '@playwright/test';
import { bookingRequest, readOffer } from '../booking-request.ts';
import { expectNoFindings, expectNoFindingsInAnyColors } from '../browser/axe.ts';
import { expect, test } from '../browser/staff-test.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import type { Staff } from '../staff.ts';

const { viewport, userAgent, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 5'];
test.use({
  viewport,
  userAgent,
  deviceScaleFactor,
  isMobile,
  hasTouch,
  timezoneId: 'Asia/Baku',
  // No session yet, a wrong PIN, and what a browser without a network reports.
  expectedError: /\b401\b|ERR_FAILED|ERR_INTERNET_DISCONNECTED/,
});

/** A driver with a link, and a ride that begins in half an hour. */
async function giveRide(staff: Staff) {
  const pin = String(randomInt(1_000, 10_000));
  const driver = { name: `Rashad Mark${randomUUID().slice(0, 6)}`, phone: `+99455123${pin}` };
  const { id: driverId } = (await staff.call('POST', '/drivers', driver)).body as { id: string };
  const link = await staff.call('POST', `/drivers/${driverId}/link`, {});
  const { url } = renewedDriverLink.parse(link.body);
  const { carId, serviceId } = bookingRequest(await readOffer(staffSiteUrl()));
  const [bookingDate, bookingTime] = momentInBaku(new Date(Date.now() + 30 * 60_000).toISOString()).split(
    ' ',
  );
  const customerName = `Emily Sign${randomUUID().slice(0, 6)}`;
  const customer = { customerName, customerHasNoEmail: true, customerPhone: '+44 20 7946 0999' };
  const places = { pickupLocation: 'Hilton Baku', dropoffLocation: 'Old City', signText: customerName };
  const offer = { carId, serviceId, totalPrice: 40 };
  const booked = await staff.call('POST', '/bookings', {
    ...customer,
    ...places,
    ...offer,
    bookingDate,
    bookingTime,
    driverId,
  });
  const { id } = bookingDetailResponse.pick({ id: true }).parse(booked.body);
  const stored = async () => bookingDetailResponse.parse((await staff.call('GET', `/bookings/${id}`)).body);
  return { id, driver, driverId, url, pin, customerName, stored };
}

async function enterPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('textbox', { name: 'PIN' }).fill(pin);
  await page.getByRole('button', { name: 'Войти' }).click();
}

test('a driver works a ride through flight mode by the link, of which a stranger sees nothing [III-13, III-16]', async ({
  page,
  context,
  browser,
  staff,
}) => {
  const ride = await giveRide(staff);

  const stranger = await browser.newPage();
  await stranger.goto(ride.url);
  await enterPin(stranger, ride.pin === '0000' ? '1111' : '0000');
  await expect(stranger.getByText('Неверный PIN. Осталось 4 попытки.')).toBeVisible();
  const seen = await stranger.locator('body').innerText();
  for (const text of [ride.driver.name, 'Rashad', ride.customerName, 'Hilton'])
    expect(seen).not.toContain(text);
  await stranger.close();

  await page.goto(ride.url);
  await expect(page.getByRole('heading', { name: 'Введите PIN' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await expectNoFindingsInAnyColors(page, 'the PIN');
  await enterPin(page, ride.pin);
  await page.getByRole('button', { name: 'Hilton Baku' }).click();
  await expect(page.getByRole('heading', { name: ride.customerName })).toBeVisible();
  for (const language of ['AZ', 'EN', 'RU']) {
    // One language after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('button', { name: language }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expectNoFindings(page, `the ride, ${language}`);
  }
  await page.getByRole('button', { name: 'Принять поездку' }).click();
  await expect.poll(async () => (await ride.stored()).progress.state).toBe('accepted');

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  for (const step of ['Выезжаю', 'Я на месте', 'Клиент в машине', 'Поездка завершена']) {
    // oxlint-disable-next-line no-await-in-loop
    await page.getByRole('contentinfo').getByRole('button', { name: step }).click();
  }
  await expect(page.getByText('Сохранено на этом телефоне. Будет отправлено.')).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await expect(page.getByText('Нет сети. Список на')).toBeVisible();
  await expectNoFindings(page, 'the list without a network');
  expect((await ride.stored()).progress.state).toBe('accepted');

  await context.setOffline(false);
  await expect(page.getByText('Сохранено на этом телефоне. Будет отправлено.')).toBeHidden();
  const { steps, status, version } = await ride.stored();
  expect(steps.map(({ toState }) => toState)).toEqual([
    'offered',
    'accepted',
    'on_the_way',
    'arrived',
    'on_board',
    'done',
  ]);
  expect(status).toBe('completed');
  expect((await staff.call('DELETE', `/bookings/${ride.id}?version=${version}`)).status).toBe(204);
});
