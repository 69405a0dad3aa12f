import { createHash, randomInt, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { bookingRequest, post, readOffer } from '../booking-request.ts';
import { addressedTo, waitForEmailsAbout } from '../emails.ts';
import { staffLogFile, staffMailboxUrl, staffSiteUrl, staffStores } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';
import { watchStores } from './watch-stores.ts';

const mark = randomUUID().slice(0, 8);
const number = String(randomInt(1_000_000, 9_999_999));

/** Unique values, to be found in any form in log lines. */
const personal = {
  name: `Zarifa-${mark} Quliyeva`,
  email: `zarifa-${mark}@people.example`,
  phone: `+99455${number}`,
  place: `Nizami street ${mark} 14, flat 8`,
  request: `My mother ${mark} needs a wheelchair`,
  message: `I lost a wallet ${mark} in your car`,
  password: `pass-${mark}-word`,
  search: `Zarifa-${mark}`,
  address: `203.0.113.${randomInt(1, 255)}`,
  browser: `Browser-${mark}`,
};

const site = staffSiteUrl();
const headers = { 'x-forwarded-for': personal.address, 'user-agent': personal.browser };

test('no log line holds a name, an address, a number, a word of a visitor, a password or a token, and nothing stored opens a link or a session [III-1, III-3]', async () => {
  test.setTimeout(120_000);
  const stores = staffStores();
  const endWatch = stores && (await watchStores(stores));
  const booking = await bookAndWrite();
  const { keys, pin } = await signInAndWork(booking.id);
  await failInManyWays();

  const emails = await waitForEmailsAbout(booking.referenceNumber, 3, { mailbox: staffMailboxUrl() });
  expect(addressedTo(emails, personal.email).length).toBeGreaterThan(1);
  const rideToken = await openRide(emails.map(({ text }) => text).join('\n'));
  // Once the log has the booking's emails, it has everything before them.
  await expect.poll(async () => attemptsOf(booking.correlationId, await lines())).toBeGreaterThan(1);

  const log = await lines();
  const shown = Object.entries({ ...personal, ...keys, rideToken }).flatMap(([what, value]) =>
    log.filter((line) => holds(line, value)).map((line) => `${what}: ${line}`),
  );
  expect(shown).toEqual([]);
  if (endWatch) expectNoKeyIn(await endWatch(), { ...keys, rideToken });
  await expectNoHashToOpen(rideToken, { ...keys, pin });
});

/** @param stored everything that the services store, except LINK_SECRET, which is only in their environment */
function expectNoKeyIn(stored: readonly string[], keys: Readonly<Record<string, string>>) {
  const found = Object.entries(keys).flatMap(([what, key]) => {
    const forms = [key, Buffer.from(key).toString('hex'), Buffer.from(key).toString('base64')];
    return stored
      .filter((text) => forms.some((form) => text.includes(form)))
      .map((text) => `${what}: ${text}`);
  });
  expect(found).toEqual([]);
  // Proves that the search works: hashes of the links, and the booking in events and jobs, are found.
  for (const token of [keys['rideToken'], keys['driverToken'], keys['driverSession']])
    expect(stored.some((text) => text.includes(hashesOf(token ?? '')[0] ?? ''))).toBe(true);
  expect(stored.filter((text) => text.includes(personal.name)).length).toBeGreaterThan(2);
}

const hashesOf = (token: string) => {
  const hash = createHash('sha256').update(token).digest();
  return [hash.toString('hex'), hash.toString('base64url'), hash.toString('base64url').slice(0, 32)];
};

async function expectNoHashToOpen(
  rideToken: string,
  { driverToken, driverSession, pin }: Readonly<Record<'driverToken' | 'driverSession' | 'pin', string>>,
) {
  const opened: Promise<Response>[] = [
    ...hashesOf(rideToken).map((token) =>
      fetch(`${site}/api/ride`, { headers: { ...headers, authorization: `Link ${token}` } }),
    ),
    ...hashesOf(driverSession).map((session) =>
      fetch(`${site}/api/driver/rides`, { headers: { ...headers, cookie: `driver_session=${session}` } }),
    ),
  ];
  const signedIn = hashesOf(driverToken).map((token) =>
    post('/driver/session', { token, pin }, headers, site),
  );
  const statuses = (await Promise.all([...opened, ...signedIn])).map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([401]));
}

/** Signs a new driver in by a link. */
async function signDriverIn(staff: Staff) {
  const pin = number.slice(-4);
  const driver = await staff.call('POST', '/drivers', { name: personal.name, phone: personal.phone });
  const { id } = driver.body as { id: string };
  const { url } = (await staff.call('POST', `/drivers/${id}/link`, {})).body as { url: string };
  const driverToken = new URL(url).hash.slice(1);
  const session = await post('/driver/session', { token: driverToken, pin }, headers, site);
  const driverSession = /driver_session=([^;]+)/.exec(session.headers.getSetCookie().join())?.[1] ?? '';
  const cookie = `driver_session=${driverSession}`;
  const rides = await fetch(`${site}/api/driver/rides`, {
    headers: { ...headers, cookie, authorization: `Link ${driverToken}` },
  });
  expect(rides.status).toBe(200);
  return { driverToken, driverSession, pin };
}

/** Opens the ride by the link in an email. Returns its token. */
async function openRide(text: string): Promise<string> {
  const [, token = ''] = /\/ride#([\w-]{32})/.exec(text) ?? [];
  const authorization = `Link ${token}`;
  const opened = await fetch(`${site}/api/ride`, { headers: { ...headers, authorization } });
  const failed = await fetch(`${site}/api/ride`, {
    headers: { ...headers, authorization: `${authorization}x` },
  });
  expect([opened.status, failed.status]).toEqual([200, 401]);
  return token;
}

async function bookAndWrite() {
  const request = bookingRequest(await readOffer(site), {
    customerName: personal.name,
    customerEmail: personal.email,
    customerPhone: personal.phone,
    pickupLocation: personal.place,
    specialRequests: personal.request,
  });
  const booked = await post('/bookings', request, headers, site);
  const message = { name: personal.name, email: personal.email, message: personal.message };
  const written = await post('/contact-messages', message, headers, site);
  expect([booked.status, written.status]).toEqual([201, 201]);
  const { id, referenceNumber } = booked.body as { id: string; referenceNumber: string };
  return { id, referenceNumber, correlationId: booked.headers.get('x-correlation-id') ?? 'none' };
}

/** Signs in and works on the booking as staff do. Returns the secrets of the sessions. */
async function signInAndWork(bookingId: string) {
  const session = await post('/auth/sign-in', firstAdmin, headers, site);
  const { accessToken } = session.body as { accessToken: string };
  const staff = await signIn(site, firstAdmin);
  const search = encodeURIComponent(personal.search);
  const found = await staff.call('GET', `/bookings?search=${search}`);
  expect(found.body).toMatchObject({ items: [{ id: bookingId, version: 1 }] });
  const confirmed = await staff.call('PATCH', `/bookings/${bookingId}/status`, {
    status: 'confirmed',
    version: 1,
  });
  expect(confirmed.status).toBe(200);
  const cookie = staff.cookie.split('=')[1] ?? '';
  const { pin, ...driver } = await signDriverIn(staff);
  const keys = { accessToken, cookie, ...driver };
  expect(Object.values(keys).filter((secret) => secret.length < 20)).toEqual([]);
  return { keys, pin };
}

async function failInManyWays() {
  const { email, password, name, search } = personal;
  const responses = [
    await post('/auth/sign-in', { email, password }, headers, site),
    await post('/bookings', { customerName: name, customerEmail: `${search}@`, carId: name }, headers, site),
    await post('/bookings', `{"customerEmail":"${email}`, headers, site),
    await post(`/nowhere/${search}?email=${email}`, {}, headers, site),
    await post('/contact-messages', { email }, { ...headers, 'content-type': `text/${search}` }, site),
  ];
  expect(responses.map(({ status }) => status)).toEqual([401, 400, 400, 404, 415]);
  for (const path of [`/contact?name=${search}`, `/${search}?email=${email}`, `/api/tours/${search}`]) {
    await fetch(`${site}${path}`, { headers });
  }
}

const lines = async () => (await readFile(staffLogFile(), 'utf8')).split('\n');

const attemptsOf = (correlationId: string, log: string[]) =>
  log.filter((line) => line.includes('email attempted') && line.includes(correlationId)).length;

function holds(line: string, value: string): boolean {
  const forms = [value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)];
  return forms.some((form) => line.toLowerCase().includes(form.toLowerCase()));
}
