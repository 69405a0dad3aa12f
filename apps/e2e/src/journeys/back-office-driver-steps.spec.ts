import { randomInt, randomUUID } from 'node:crypto';
import { bookingDetailResponse, momentInBaku, type RideState } from '@chauffeur/contracts';
import { bookingRequest, post, readOffer, someCustomer } from '../booking-request.ts';
import { expectNoFindings } from '../browser/axe.ts';
import { expect, test } from '../browser/staff-test.ts';
import { staffSiteUrl } from '../product/addresses.ts';

test('a dispatcher makes a driver’s link and watches each step of the ride on the board [III-16]', async ({
  office,
  staff,
}) => {
  const site = staffSiteUrl();
  const label = randomUUID().slice(0, 6);
  const [name, digits] = [`Emily Step${label}`, String(randomInt(1000, 10_000))];
  const driverName = `Tural ${label}`;
  const driver = (
    await staff.call('POST', '/drivers', { name: driverName, phone: `+994 50 555 ${digits}`, language: 'en' })
  ).body as { id: string };

  await office.setViewportSize({ width: 1366, height: 768 });
  await office.goto(`/admin/drivers?search=${label}`);
  await office.getByRole('button', { name: `Driver link of ${driverName}` }).click();
  const access = office.getByRole('dialog', { name: `Driver link of ${driverName}` });
  await access.getByRole('button', { name: 'Make the link' }).click();
  const link = await access.getByLabel('Link for the driver').inputValue();
  await expectNoFindings(office, 'the link of a driver');

  // The driver signs in on a phone and is asked for a ride that begins soon.
  const session = await post(
    '/driver/session',
    { token: new URL(link).hash.slice(1), pin: digits },
    {},
    site,
  );
  const cookie = session.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const [bookingDate = '', bookingTime = ''] = momentInBaku(
    new Date(Date.now() + 50 * 60_000).toISOString(),
  ).split(' ');
  const { carId, serviceId } = bookingRequest(await readOffer(site));
  const ride = { bookingDate, bookingTime, pickupLocation: 'Hilton Baku', totalPrice: 60, vehicleId: '' };
  const request = { ...someCustomer(name), ...ride, carId, serviceId, driverId: driver.id };
  const { id } = bookingDetailResponse
    .pick({ id: true })
    .parse((await staff.call('POST', '/bookings', request)).body);
  const stored = async () => bookingDetailResponse.parse((await staff.call('GET', `/bookings/${id}`)).body);
  const { status, version } = await stored();
  if (status === 'pending') {
    await staff.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version });
  }

  await office.goto(`/admin/dispatch?date=${bookingDate}&by=driver`);
  const bar = office.getByRole('button', { name: new RegExp(`^${name}, `) });
  await expect(bar).toHaveAccessibleName(/Offered/);
  const step = async (from: RideState, to: RideState, word: RegExp) => {
    const happenedAt = new Date().toISOString();
    const taken = await post(
      `/driver/rides/${id}/steps`,
      { actionId: randomUUID(), from, to, happenedAt },
      { cookie },
      site,
    );
    expect(taken.status).toBe(200);
    // No reload: the board is live.
    await expect(bar).toHaveAccessibleName(word);
  };
  await step('offered', 'accepted', /Accepted/);
  await step('accepted', 'on_the_way', /On the way/);
  await step('on_the_way', 'arrived', /Arrived/);
  await step('arrived', 'on_board', /On board/);
  await bar.click();
  const panel = office.getByRole('dialog', { name: /^Ride BK/ });
  await expect(panel.getByText(/^On board · /)).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Send to driver' })).toBeVisible();
  await expectNoFindings(office, 'the panel of a ride under way');
  await panel.getByRole('link', { name: 'Open the booking' }).click();

  await office.getByRole('button', { name: 'Set by hand' }).click();
  const question = office.getByRole('dialog', { name: 'How far is the driver?' });
  await question.getByLabel('State').click();
  await office.getByRole('option', { name: 'Done' }).click();
  await question.getByLabel('Note').fill('Called');
  await question.getByRole('button', { name: 'Set', exact: true }).click();
  const history = office.getByRole('region', { name: 'History' });
  await expect(history.getByText(/^Done · /)).toBeVisible();
  await expect(history.getByText('Called')).toBeVisible();
  await expect(history.getByText(/· the driver$/)).toHaveCount(4);
  await expectNoFindings(office, 'the booking of a ride that is done');

  const { version: last } = await stored();
  expect((await staff.call('DELETE', `/bookings/${id}?version=${last}`)).status).toBe(204);
});
