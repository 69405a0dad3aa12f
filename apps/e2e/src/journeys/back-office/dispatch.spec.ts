import { randomUUID } from 'node:crypto';
import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import type { Locator } from '@playwright/test';
import { bookingRequest, readOffer } from '../../booking-request.ts';
import { staffSiteUrl } from '../../product/addresses.ts';
import { expectNoFindings } from '../../browser/axe.ts';
import { expect, test } from '../../browser/staff-test.ts';

test('a dispatcher moves a ride by keyboard and takes it back, drags one that a colleague has moved, and assigns a driver on a phone [I-20, I-28, III-27]', async ({
  office,
  staff,
}) => {
  const name = `Emily Mark${randomUUID().slice(0, 6)}`;
  const offer = await readOffer(staffSiteUrl());
  const { carId: othersCarId, serviceId } = bookingRequest(offer);
  // Not the car that other tests book: they rely on its number of vehicles.
  const carId = offer.cars.find(({ id }) => id !== othersCarId)?.id;
  const rest = { customerPhone: '+44 20 7946 0958', pickupLocation: 'Hilton Baku', totalPrice: 60 };
  const enter = async (customerName: string, bookingDate: string, bookingTime: string | null) => {
    const customerEmail = `${randomUUID()}@example.com`;
    const request = { ...rest, customerName, customerEmail, carId, serviceId, bookingDate, bookingTime };
    return bookingDetailResponse
      .pick({ id: true })
      .parse((await staff.call('POST', '/bookings', request)).body);
  };
  const stored = async (id: string) =>
    bookingDetailResponse.parse((await staff.call('GET', `/bookings/${id}`)).body);
  const label = randomUUID().slice(0, 8).toUpperCase();
  await staff.call('POST', '/vehicles', { carId, label });
  const driver = (await staff.call('POST', '/drivers', { name: `Rauf ${label}` })).body as { id: string };
  const ride = await enter(name, '2032-05-03', '10:00');
  const before = await stored(ride.id);

  await office.setViewportSize({ width: 1366, height: 768 });
  await office.goto('/admin/dispatch?date=2032-05-03');
  const bar = office.getByRole('button', { name: new RegExp(`^${name}, 10:00 to `) });
  await expect(bar).toBeVisible();
  await expectNoFindings(office, 'the board');
  await bar.focus();
  await office.keyboard.press('Enter');
  const panel = office.getByRole('dialog', { name: /^Ride BK/ });
  await panel.getByRole('button', { name: 'Move…' }).press('Enter');
  await expect(panel.getByLabel('Date')).toBeFocused();
  await panel.getByLabel('Time', { exact: true }).fill('10:15');
  await panel.getByRole('combobox', { name: 'Vehicle' }).press('Enter');
  await office.getByRole('option', { name: new RegExp(`· ${label} — free$`) }).press('Enter');
  await expectNoFindings(office, 'the form');
  await panel.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  const moved = office.getByRole('button', { name: new RegExp(`^${name}, 10:15 to `) });
  await expect(moved).toBeFocused();
  expect((await stored(ride.id)).vehicle?.label).toBe(label);
  await office.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(office.getByText('The ride is back where it was.')).toBeVisible();
  await expect(bar).toBeFocused();
  expect(await stored(ride.id)).toMatchObject({ bookingTime: '10:00', vehicleId: before.vehicleId });

  // `M` picks a ride up, arrows move it, Enter drops it.
  const rowOf = async (lane: Locator) => Number(await lane.getAttribute('data-row'));
  const question = office.getByRole('alertdialog', { name: `Move the ride of ${name}` });
  const from = await rowOf(office.locator('[data-row]').filter({ has: bar }));
  const to = await rowOf(office.getByRole('group', { name: label }));
  await bar.focus();
  await office.keyboard.press('m');
  for (let step = 0; step < Math.abs(to - from); step++) {
    // Sequential key presses.
    await office.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
  }
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) {
    await office.keyboard.press(key);
  }
  const announced = office
    .getByRole('status')
    .filter({ hasText: new RegExp(`${label}, 10:15 to .*, free$`) });
  await expect(announced).toBeAttached();
  await office.keyboard.press('Enter');
  await expect(question).toContainText(`${label}. Move from 10:00 to 10:15?`);
  await expectNoFindings(office, 'the question');
  await question.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(moved).toBeFocused();
  expect(await stored(ride.id)).toMatchObject({ bookingTime: '10:15', vehicle: { label } });
  await expect(office.getByRole('button', { name: 'Undo' })).toBeVisible();
  await office.keyboard.press('Control+z');
  await expect(bar).toBeFocused();
  expect(await stored(ride.id)).toMatchObject({ bookingTime: '10:00', vehicleId: before.vehicleId });

  // By mouse, half an hour later. A colleague's change is faster, so both screens show the ride at the colleague's
  // time.
  const other = await office.context().newPage();
  await other.goto(office.url());
  await expect(other.getByRole('button', { name: new RegExp(`^${name}, 10:00 to `) })).toBeVisible();
  const drag = async () => {
    const box = (await bar.boundingBox()) ?? { x: 0, y: 0 };
    await office.mouse.move(box.x + 20, box.y + 20);
    await office.mouse.down();
    await office.mouse.move(box.x + 40, box.y + 20, { steps: 3 });
    await office.mouse.move(box.x + 20 + 48, box.y + 20, { steps: 3 });
    await expect(office.getByText('free', { exact: true })).toBeVisible();
  };
  await drag();
  const { version } = await stored(ride.id);
  const quicker = { version, bookingTime: '10:45', tellCustomer: false };
  expect((await staff.call('PATCH', `/bookings/${ride.id}/schedule`, quicker)).status).toBe(200);
  await office.mouse.up();
  // A click right after the drop counts as part of the drag, so it is repeated until it works.
  await expect(async () => {
    if (await question.isVisible()) {
      await question.getByRole('button', { name: 'Move', exact: true }).click({ timeout: 1_000 });
    }
    await expect(question).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(office.getByText('Someone else has changed this ride.')).toBeVisible();
  for (const screen of [office, other]) {
    await expect(screen.getByRole('button', { name: new RegExp(`^${name}, 10:45 to `) })).toBeVisible();
  }
  await other.close();
  expect((await stored(ride.id)).bookingTime).toBe('10:45');

  // A ride without a time is shown among today's rides at any hour.
  const today = await enter(`${name} today`, todayInBaku(), null);
  await office.setViewportSize({ width: 320, height: 640 });
  await office.goto('/admin/dispatch');
  const card = office.getByRole('listitem').filter({ hasText: `${name} today` });
  // Three taps, because the panel opens with the list of drivers.
  await card.getByRole('button', { name: 'Assign' }).click();
  await office.getByRole('option', { name: `Rauf ${label}` }).click();
  await panel.getByRole('button', { name: 'Assign' }).click();
  await expect(office.getByText('The driver is assigned.')).toBeVisible();
  expect((await stored(today.id)).driver?.id).toBe(driver.id);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expectNoFindings(office, 'the list');
  expect(await office.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  for (const { id } of [ride, today]) {
    const { version } = await stored(id);
    expect((await staff.call('DELETE', `/bookings/${id}?version=${version}`)).status).toBe(204);
  }
});
