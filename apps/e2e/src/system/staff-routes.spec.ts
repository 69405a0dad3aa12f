import { randomUUID } from 'node:crypto';
import { driverResponse } from '@chauffeur/contracts/drivers/driver';
import { renewedDriverLink } from '@chauffeur/contracts/driver-page/driver-link';
import { listedAdminResponse } from '@chauffeur/contracts/identity/account';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { post } from '../booking-request.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';
import { enterRide } from '../staff-rides.ts';

const site = staffSiteUrl();
const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });
type Headers = Record<string, string>;

/** Routes outside the back office, by who may call them, with a valid body where the body is checked first. A new one is added here. */
const customerRoutes: Record<string, object | undefined> = {
  'GET /api/ride': undefined,
  'GET /api/ride/calendar.ics': undefined,
  'GET /api/ride/voucher.pdf': undefined,
  'POST /api/ride/cancellation': { version: 1, acceptFee: 0, reason: 'flight' },
  'POST /api/ride/changes': { version: 1, passengerCount: 2 },
  'POST /api/ride/other-leg': { version: 1, acceptFee: 0 },
  'POST /api/ride/reminders': { reminders: false },
};
const now = new Date().toISOString();
const driverRoutes: Record<string, object | undefined> = {
  'GET /api/driver/rides': undefined,
  'POST /api/driver/rides/{id}/seen': { changedAt: now },
  'POST /api/driver/rides/{id}/steps': {
    actionId: randomUUID(),
    from: 'accepted',
    to: 'on_the_way',
    happenedAt: now,
  },
};
const visitorRoutes = [
  'DELETE /api/driver/session',
  'GET /api/availability',
  'GET /api/availability/cars',
  'GET /api/booking-terms',
  'GET /api/cars',
  'GET /api/categories',
  'GET /api/contact-settings',
  'GET /api/currencies',
  'GET /api/extras',
  'GET /api/health',
  'GET /api/places',
  'GET /api/pricing',
  'GET /api/proof-of-work',
  'GET /api/retention-periods',
  'GET /api/seo',
  'GET /api/services',
  'GET /api/services/{id}',
  'GET /api/setup',
  'GET /api/tours',
  'GET /api/tours/{id}',
  'POST /api/auth/refresh',
  'POST /api/auth/sign-in',
  'POST /api/auth/sign-out',
  'POST /api/bookings',
  'POST /api/contact-messages',
  'POST /api/driver/session',
  'POST /api/ride-links',
  'POST /api/setup',
];

async function documentedRoutes(): Promise<string[]> {
  const { paths } = openApi.parse(await (await fetch(`${site}/api/openapi.json`)).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

/** Returns status and error code of a request. */
async function call(route: string, headers: Headers, body?: object) {
  const [method = '', path = ''] = route.split(' ');
  const response = await fetch(site + path.replaceAll(/\{\w+\}/g, randomUUID()), {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { code } = z
    .object({ code: z.string() })
    .catch({ code: '' })
    .parse(await response.json().catch(() => null));
  return { route, status: response.status, code };
}

/** Returns the link of a ride's customer, and the link and session of a driver. */
async function outsiders(staff: Staff) {
  const ride = await enterRide(staff, 48 * 60);
  const customerLink = new URL(await ride.makeLink()).hash.slice(1);
  const added = await staff.call('POST', '/drivers', {
    name: `Rashad ${randomUUID()}`,
    phone: '+994551234567',
  });
  const driver = driverResponse.parse(added.body);
  const made = await staff.call('POST', `/drivers/${driver.id}/link`, { pin: '2468' });
  const driverLink = new URL(renewedDriverLink.parse(made.body).url).hash.slice(1);
  const opened = await post('/driver/session', { token: driverLink, pin: '2468' }, {}, site);
  const driverCookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
  const remove = async () => {
    await ride.remove();
    await staff.call('DELETE', `/drivers/${driver.id}?version=${driver.version}`);
  };
  return { customerLink, driverLink, driverCookie, remove };
}

/** Returns an admin who was removed after signing in. */
async function formerAdmin(staff: Staff): Promise<Staff> {
  const account = {
    username: 'former',
    email: `${randomUUID()}@company.example`,
    password: 'a closed street',
  };
  const confirmed = { currentPassword: firstAdmin.password };
  const added = await staff.call('POST', '/admins', { ...account, ...confirmed });
  const former = await signIn(site, account);
  expect((await former.call('GET', '/admins')).status).toBe(200);
  await staff.call('DELETE', `/admins/${listedAdminResponse.parse(added.body).id}`, confirmed);
  return former;
}

test('every route of the OpenAPI document is for staff, or for a caller that this file names [B6.4, B6.7]', async () => {
  const known = [...Object.keys(customerRoutes), ...Object.keys(driverRoutes), ...visitorRoutes];
  const open = (await documentedRoutes()).filter((route) => !route.includes(' /api/admin/'));
  expect(open.toSorted()).toEqual(known.toSorted());
});

test('every staff route of the OpenAPI document is closed to anyone without a session [B1.8, B2.1.17, B6.6, B6.7, P6.3]', async () => {
  const staff = await signIn(site, firstAdmin);
  const { customerLink, driverLink, driverCookie, remove } = await outsiders(staff);
  const former = await formerAdmin(staff);
  const refreshToken = staff.cookie.split('=')[1] ?? '';
  const attempts: Headers[] = [
    {},
    { authorization: 'Bearer guess' },
    { 'x-admin-id': randomUUID() },
    { authorization: `Link ${customerLink}` },
    { authorization: `Bearer ${customerLink}` },
    { authorization: `Link ${driverLink}` },
    { authorization: `Bearer ${driverLink}`, cookie: driverCookie },
    { authorization: `Bearer ${refreshToken}`, cookie: staff.cookie },
  ];
  const routes = (await documentedRoutes()).filter((route) => route.includes(' /api/admin/'));
  expect(routes).toContain('GET /api/admin/bookings');
  for (const route of routes) {
    const closed = { route, status: 401, code: 'session.required' };
    expect(await Promise.all(attempts.map((headers) => call(route, headers)))).toEqual(
      attempts.map(() => closed),
    );
    const [method = '', path = ''] = route.replace('/api/admin', '').split(' ');
    const { status, code } = await former.call(method, path.replaceAll(/\{\w+\}/g, randomUUID()));
    expect([route, status, code]).toEqual([route, 401, 'session.invalid']);
  }
  await remove();
});

test("a customer's routes are closed to drivers, and a driver's to customers and staff", async () => {
  const staff = await signIn(site, firstAdmin);
  const { customerLink, driverLink, driverCookie, remove } = await outsiders(staff);
  expect((await call('GET /api/ride', { authorization: `Link ${customerLink}` })).status).toBe(200);
  expect((await call('GET /api/driver/rides', { cookie: driverCookie })).status).toBe(200);
  for (const [route, body] of Object.entries(customerRoutes)) {
    const headers = { authorization: `Link ${driverLink}`, cookie: driverCookie };
    expect(await call(route, headers, body)).toEqual({ route, status: 401, code: 'link.invalid' });
  }
  for (const [route, body] of Object.entries(driverRoutes)) {
    const others: Headers[] = [{ authorization: `Link ${customerLink}` }, { cookie: staff.cookie }];
    for (const headers of others)
      expect(await call(route, headers, body)).toEqual({ route, status: 401, code: 'session.required' });
  }
  await remove();
});
