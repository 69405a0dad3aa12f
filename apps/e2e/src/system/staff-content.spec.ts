import { expect, test } from '@playwright/test';
import {
  listedAdminResponse,
  staffContactSettingsResponse,
  staffSeoSettingsResponse,
} from '@chauffeur/contracts';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { runMode, type Product } from '../product/product.ts';
import { startProduct } from '../product/start-product.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';

// A product of its own: its first admin is made here, and its content is changed.
let product: Product;
let staff: Staff;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startProduct(runMode());
  staff = await firstAdmin(product.siteUrl);
});

test.afterAll(async () => {
  test.setTimeout(120_000);
  await product.stop();
});

const text = async (path: string) => (await fetch(product.siteUrl + path)).text();

test('SEO settings of a language show on that page alone, and hidden ones no longer', async () => {
  const title = 'Водители у самого моря';
  expect(await text('/ru/contact')).not.toContain(title);
  const rows = staffSeoSettingsResponse.array().parse((await staff.call('GET', '/seo-settings')).body);
  const row = rows.find(({ pagePath, language }) => pagePath === '/contact' && language === 'ru');
  const path = `/seo-settings/${row?.id}`;
  const changed = await staff.call('PUT', path, { ...row, metaTitle: title });
  expect(changed.body).toMatchObject({ pagePath: '/contact', language: 'ru', version: 2 });
  await expect.poll(() => text('/ru/contact')).toContain(`<title>${title}</title>`);
  expect(await text('/contact')).not.toContain(title);

  expect((await staff.call('PUT', path, { ...row, metaTitle: 'Late' })).code).toBe('record.stale');
  await staff.call('PUT', path, { ...row, metaTitle: title, isActive: false, version: 2 });
  await expect.poll(() => text('/ru/contact')).not.toContain(title);
});

test('changed contact settings are on the next page, and the defaults when none is active', async () => {
  const { body } = await staff.call('GET', '/contact-settings');
  const [active] = staffContactSettingsResponse.array().parse(body);
  expect(await text('/contact')).toContain(active?.phonePrimary);
  const second = { ...active, phonePrimary: '+994 12 000 07 07', addressRu: 'улица Ветров, 7' };
  expect((await staff.call('POST', '/contact-settings', second)).status).toBe(201);
  await expect.poll(() => text('/contact')).toContain(second.phonePrimary);
  await expect.poll(() => text('/ru/contact')).toContain(second.addressRu);

  const listed = await staff.call('GET', '/contact-settings');
  const all = staffContactSettingsResponse.array().parse(listed.body);
  expect(all.map(({ isActive }) => isActive)).toEqual([true, false]);
  expect((await staff.call('DELETE', `/contact-settings/${all[0]?.id}`)).status).toBe(204);
  await expect.poll(() => text('/contact')).not.toContain(second.phonePrimary);
  expect((await fetch(`${product.siteUrl}/contact`)).status).toBe(200);
});

test('a category goes with its cars and their prices, but stays while a booking uses one', async () => {
  const offer = await readOffer(product.siteUrl);
  const booked = await book(bookingRequest(offer), {}, product.siteUrl);
  const used = offer.cars.find(({ id }) => id === booked.carId)?.categoryId;
  const refused = await staff.call('DELETE', `/categories/${used}`);
  expect([refused.status, refused.code]).toEqual([409, 'category.usedByBookings']);

  const free = offer.cars.find(({ categoryId }) => categoryId !== used)?.categoryId;
  const goneCars = offer.cars.filter(({ categoryId }) => categoryId === free).map(({ id }) => id);
  const gone = new RegExp(goneCars.join('|'));
  const prices = async () => JSON.stringify((await staff.call('GET', '/prices')).body);
  expect(await prices()).toMatch(gone);
  expect((await staff.call('DELETE', `/categories/${free}`)).status).toBe(204);
  await expect
    .poll(async () => (await readOffer(product.siteUrl)).cars.filter(({ id }) => goneCars.includes(id)))
    .toEqual([]);
  await expect.poll(prices).not.toMatch(gone);
  expect((await readOffer(product.siteUrl)).cars.map(({ id }) => id)).toContain(booked.carId);
});

test('a session that was ended is refused at once, however it was ended', async () => {
  const rashad = { username: 'rashad', email: 'rashad@company.example', password: 'another street' };
  const added = listedAdminResponse.parse((await staff.call('POST', '/admins', rashad)).body);
  const one = await signIn(product.siteUrl, rashad);
  const other = await signIn(product.siteUrl, rashad);
  const isOpen = async (session: Staff) => (await session.call('GET', '/admins')).code;
  expect([await isOpen(one), await isOpen(other)]).toEqual([undefined, undefined]);

  const change = { currentPassword: rashad.password, newPassword: 'a third street' };
  expect((await one.call('PUT', '/account/password', change)).status).toBe(204);
  expect([await isOpen(one), await isOpen(other)]).toEqual([undefined, 'session.invalid']);

  await fetch(`${product.siteUrl}/api/auth/sign-out`, { method: 'POST', headers: { cookie: one.cookie } });
  expect(await isOpen(one)).toBe('session.invalid');

  const renewed = { ...rashad, password: change.newPassword };
  const third = await signIn(product.siteUrl, renewed);
  expect((await third.call('POST', '/account/sign-out-everywhere')).status).toBe(204);
  expect(await isOpen(third)).toBe('session.invalid');

  const fourth = await signIn(product.siteUrl, renewed);
  expect((await staff.call('DELETE', `/admins/${added.id}`)).status).toBe(204);
  expect(await isOpen(fourth)).toBe('session.invalid');
});
