import { bookingResponse } from '@chauffeur/contracts/bookings/booking';
import { auditEntryPage, type AuditEntryResponse } from '@chauffeur/contracts/identity/audit';
import { expect, test } from '@playwright/test';
import { book, bookingRequest, post, readOffer } from '../booking-request.ts';
import { staffSiteUrl } from '../product/addresses.ts';
import { firstAdmin, signIn, type Staff } from '../staff.ts';

async function entries(staff: Staff, query: string): Promise<AuditEntryResponse[]> {
  return auditEntryPage.parse((await staff.call('GET', `/audit-entries?${query}`)).body).items;
}

test('a removed booking stays in the audit log with its reference number and versions', async () => {
  const site = staffSiteUrl();
  const staff = await signIn(site, firstAdmin);
  const { id, referenceNumber } = await book(bookingRequest(await readOffer(site)), {}, site);
  const confirmed = await staff.call('PATCH', `/bookings/${id}/status`, { status: 'confirmed', version: 1 });
  expect(bookingResponse.parse(confirmed.body).version).toBe(2);
  expect((await staff.call('DELETE', `/bookings/${id}?version=1`)).code).toBe('record.stale');
  expect((await staff.call('DELETE', `/bookings/${id}?version=2`)).status).toBe(204);

  const who = { username: firstAdmin.username, kind: 'bookings', recordId: id };
  const found = await entries(staff, `record=${id}`);
  expect(found).toHaveLength(3);
  expect(found).toMatchObject([
    { ...who, action: 'removed', outcome: 'done', reference: referenceNumber, fromVersion: 2 },
    { ...who, action: 'removed', outcome: 'rejected', code: 'record.stale', fromVersion: 1 },
    { ...who, action: 'statusChanged', outcome: 'done', detail: 'confirmed', fromVersion: 1, toVersion: 2 },
  ]);
  expect((await entries(staff, `record=${referenceNumber}&action=removed`))[0]?.id).toBe(found[0]?.id);
});

test('a failed sign-in and an export are in the audit log', async () => {
  const site = staffSiteUrl();
  await post('/auth/sign-in', { email: 'stranger@example.com', password: 'wrong' }, {}, site);
  const staff = await signIn(site, firstAdmin);
  await expect
    .poll(async () => (await entries(staff, 'action=signInFailed')).some(({ adminId }) => adminId === null))
    .toBe(true);
  expect((await staff.call('GET', '/bookings/export.csv')).status).toBe(200);
  const [exported] = await entries(staff, 'action=exported&kind=bookings');
  expect(exported).toMatchObject({ username: firstAdmin.username, outcome: 'done' });
});
