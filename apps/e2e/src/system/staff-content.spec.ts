import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { staffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { listedAdminResponse } from '@chauffeur/contracts/identity/account';
import { z } from 'zod';
import { book, bookingRequest, readOffer } from '../booking-request.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';

/** A created record of any kind. */
const record = z.object({ id: z.uuid() });

let staff: Staff;

test.beforeEach(async () => {
  staff = await signIn(staffSiteUrl(), firstAdmin);
});

const text = async (path: string) => (await fetch(staffSiteUrl() + path)).text();

test('SEO settings of a language show on that page alone, and hidden ones no longer [B1.3, B7.11, B7.12]', async () => {
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

test('a category goes with its cars and their prices, but is not deleted while a booking uses one [B7.6, B8.26]', async () => {
  const booked = await book(bookingRequest(await readOffer(staffSiteUrl())), {}, staffSiteUrl());
  const { cars } = await readOffer(staffSiteUrl());
  const used = cars.find(({ id }) => id === booked.carId)?.categoryId;
  const rejected = await staff.call('DELETE', `/categories/${used}`);
  expect([rejected.status, rejected.code]).toEqual([409, 'category.usedByBookings']);

  const name = `Limousine ${randomUUID().slice(0, 8)}`;
  const category = { name, description: 'Long and white.', basePricePerHour: 90 };
  const { id: categoryId } = record.parse((await staff.call('POST', '/categories', category)).body);
  const car = { brand: 'Lincoln', model: name, categoryId, basePrice: 90 };
  const { id: carId } = record.parse((await staff.call('POST', '/cars', car)).body);
  const price = { carId, serviceId: booked.serviceId, priceUsd: 180 };
  expect((await staff.call('POST', '/prices', price)).status).toBe(201);
  const carIds = async () => (await readOffer(staffSiteUrl())).cars.map(({ id }) => id);
  const prices = async () => JSON.stringify((await staff.call('GET', '/prices')).body);
  await expect.poll(carIds).toContain(carId);
  expect(await prices()).toContain(carId);
  expect((await staff.call('DELETE', `/categories/${categoryId}`)).status).toBe(204);
  await expect.poll(carIds).not.toContain(carId);
  await expect.poll(prices).not.toContain(carId);
  expect(await carIds()).toContain(booked.carId);
});

test('a session that was ended is rejected at once, however it was ended [B7.2]', async () => {
  const confirmed = { currentPassword: firstAdmin.password };
  const rashad = { username: 'rashad', email: 'rashad@company.example', password: 'another street' };
  const added = listedAdminResponse.parse(
    (await staff.call('POST', '/admins', { ...rashad, ...confirmed })).body,
  );
  const one = await signIn(staffSiteUrl(), rashad);
  const other = await signIn(staffSiteUrl(), rashad);
  const isOpen = async (session: Staff) => (await session.call('GET', '/admins')).code;
  expect([await isOpen(one), await isOpen(other)]).toEqual([undefined, undefined]);

  const change = { currentPassword: rashad.password, newPassword: 'a third street' };
  expect((await one.call('PUT', '/account/password', change)).status).toBe(204);
  expect([await isOpen(one), await isOpen(other)]).toEqual([undefined, 'session.invalid']);

  await fetch(`${staffSiteUrl()}/api/auth/sign-out`, { method: 'POST', headers: { cookie: one.cookie } });
  expect(await isOpen(one)).toBe('session.invalid');

  const renewed = { ...rashad, password: change.newPassword };
  const third = await signIn(staffSiteUrl(), renewed);
  expect((await third.call('POST', '/account/sign-out-everywhere')).status).toBe(204);
  expect(await isOpen(third)).toBe('session.invalid');

  const fourth = await signIn(staffSiteUrl(), renewed);
  expect((await staff.call('DELETE', `/admins/${added.id}`, confirmed)).status).toBe(204);
  expect(await isOpen(fourth)).toBe('session.invalid');
});
