import { completeAuditEntryCommand } from '@chauffeur/contracts/identity/audit';
import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import {
  actsOfRequest,
  idOfRepeatable,
  outcomeOfError,
  outcomeOfResult,
  resultOfAct,
} from './staff-act.rules.js';

const price = (version: number) => ({
  id: '0198c0de-0000-7000-8000-00000000000' + version,
  version,
  priceUsd: 40,
});
const outcomeOf = (result: unknown) =>
  outcomeOfResult({ action: 'changed' }, { body: { cells: [] } }, result, undefined);

describe('what the audit log says of a change', () => {
  it('is the record that was changed, also if it is the only one in a list', () => {
    const changed = { recordId: price(3).id, toVersion: 3, detail: null };
    expect(outcomeOf(price(3))).toMatchObject(changed);
    expect(outcomeOf([price(3)])).toMatchObject(changed);
  });

  it('is how many were changed at once', () => {
    expect(outcomeOf([price(1), price(2)])).toMatchObject({ recordId: null, toVersion: null, detail: '× 2' });
    expect(outcomeOf([])).toMatchObject({ recordId: null, detail: null });
  });

  it('has the last version of a removed record, and the status that was set, unless that is no text', () => {
    const removed = outcomeOfResult({ action: 'removed' }, { body: {} }, price(3), undefined);
    expect(removed).toMatchObject({ fromVersion: 3, toVersion: null });
    expect(outcomeOf(price(3))).toMatchObject({ fromVersion: null });
    const detailOf = (body: unknown) =>
      outcomeOfResult({ action: 'statusChanged' }, { body }, price(3), 'status').detail;
    expect([detailOf({ status: 'confirmed' }), detailOf({}), detailOf(null)]).toEqual([
      'confirmed',
      null,
      null,
    ]);
  });

  it('names the template of an email, however long its name is', () => {
    const sent = (templateName: string) =>
      outcomeOfResult({ action: 'emailSent' }, { body: { templateName } }, {}, 'templateName');
    expect(sent('ride_link')).toMatchObject({ detail: 'ride_link' });
    const outcome = sent(`offer_${'a'.repeat(74)}`);
    expect(outcome).toMatchObject({ detail: `offer_${'a'.repeat(54)}` });
    expect(completeAuditEntryCommand.safeParse(outcome).success).toBe(true);
  });
});

describe('what the audit log records', () => {
  const request = (method: string, route: string, query = {}) => ({
    method,
    route: `/api/admin/${route}`,
    params: {},
    query,
    body: {},
  });
  const actionsOf = (...of: Parameters<typeof actsOfRequest>) =>
    actsOfRequest(...of).map(({ action }) => action);

  it('is what changes something, and what is exported', () => {
    expect(actionsOf(request('GET', 'bookings'))).toEqual([]);
    expect(actionsOf(request('GET', 'bookings/export.csv'))).toEqual(['exported']);
    expect(actionsOf(request('POST', 'drivers'))).toEqual(['created']);
    expect(actionsOf(request('OPTIONS', 'drivers'))).toEqual([]);
    expect(actionsOf(request('POST', 'contact-messages/read'), { action: null })).toEqual([]);
  });

  it('has the version that the request names, as a number of the database', () => {
    const versionOf = (version: string) =>
      actsOfRequest(request('DELETE', 'drivers/:id', { version })).map(({ fromVersion }) => fromVersion);
    expect(['7', '0', '2147483647'].map(versionOf)).toEqual([[7], [0], [2_147_483_647]]);
    expect(['-1', '2147483648', 'x'].map(versionOf)).toEqual([[null], [null], [null]]);
  });

  it('needs a known kind of record', () => {
    expect(() => actsOfRequest(request('POST', 'unknown'))).toThrow('auditKinds');
  });
});

describe('what is done to two bookings at once', () => {
  const [one, other] = [price(1), price(2)];
  const request = (body: object, route = '/api/admin/bookings') => ({
    method: 'POST',
    route,
    params: {},
    query: {},
    body,
  });
  const outcomesOf = (result: unknown) => [0, 1].map((index) => outcomeOf(resultOfAct(result, index)));

  it('has an entry for each of two rides that exchange their vehicles', () => {
    const body = { first: { id: one.id, version: 7 }, second: { id: other.id, version: 8 }, what: 'vehicle' };
    const swap = request(body, '/api/admin/bookings/swap');
    expect(actsOfRequest(swap, { action: 'changed' })).toMatchObject([
      { recordId: one.id, fromVersion: 7 },
      { recordId: other.id, fromVersion: 8 },
    ]);
    expect(outcomesOf({ first: one, second: other })).toMatchObject([
      { recordId: one.id, toVersion: 1 },
      { recordId: other.id, toVersion: 2 },
    ]);
  });

  it('is ignored on other routes, whose own record such fields would hide', () => {
    const removal = {
      ...request({ first: { id: other.id }, second: {}, returnRide: {} }, '/api/admin/bookings/:id'),
      method: 'DELETE',
      params: { id: one.id },
    };
    expect(actsOfRequest(removal)).toMatchObject([{ action: 'removed', recordId: one.id }]);
  });

  it('has an entry for a ride and for its ride back, and one for a single ride', () => {
    expect(actsOfRequest(request({ returnRide: { bookingDate: '2099-05-01' } }))).toHaveLength(2);
    expect(actsOfRequest(request({ returnRide: null }))).toHaveLength(1);
    expect(outcomesOf({ ...one, returnBooking: other })).toMatchObject([
      { recordId: one.id },
      { recordId: other.id },
    ]);
  });
});

it('a repeat is recognized by admin, key, route and body', () => {
  const request = {
    method: 'POST',
    route: '/api/admin/bookings/:id/emails',
    params: { id: 'one' },
    query: {},
    body: { templateName: 'booking_reminder' },
    headers: { 'idempotency-key': 'a key' },
  };
  const id = idOfRepeatable('leyla', request);
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(idOfRepeatable('leyla', { ...request })).toBe(id);
  const others = [
    idOfRepeatable('nigar', request),
    idOfRepeatable('leyla', { ...request, headers: { 'idempotency-key': 'another' } }),
    idOfRepeatable('leyla', { ...request, params: { id: 'two' } }),
    idOfRepeatable('leyla', { ...request, body: {} }),
    idOfRepeatable('leyla', request, 1),
  ];
  expect(new Set([id, ...others]).size).toBe(6);
  expect(idOfRepeatable('leyla', { ...request, headers: {} })).toBeUndefined();
});

describe('what the audit log says of a request that threw', () => {
  it.each([
    [new CodedError('record.stale'), 'rejected', 'record.stale'],
    [new CodedError('service.failed'), 'failed', 'service.failed'],
    [new CodedError('service.unreachable'), 'failed', 'service.unreachable'],
    [new Error('the connection is lost'), 'failed', 'service.failed'],
  ])('%s: %s', (error, outcome, code) => {
    expect(outcomeOfError(error)).toMatchObject({ outcome, code });
  });
});
