import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { idOfRepeatable, outcomeOfError, outcomeOfResult } from './staff-act.rules.js';

const price = (version: number) => ({
  id: '0198c0de-0000-7000-8000-00000000000' + version,
  version,
  priceUsd: 40,
});
const outcomeOf = (result: unknown) =>
  outcomeOfResult({ action: 'changed' }, { body: { cells: [] } }, result, undefined);

describe('what the audit log says of a change', () => {
  it('is the record that was changed, also where it is the only one of a list', () => {
    const changed = { recordId: price(3).id, toVersion: 3, detail: null };
    expect(outcomeOf(price(3))).toMatchObject(changed);
    expect(outcomeOf([price(3)])).toMatchObject(changed);
  });

  it('is how many were changed at once', () => {
    expect(outcomeOf([price(1), price(2)])).toMatchObject({ recordId: null, toVersion: null, detail: '× 2' });
    expect(outcomeOf([])).toMatchObject({ recordId: null, detail: null });
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
  ];
  expect(new Set([id, ...others]).size).toBe(5);
  expect(idOfRepeatable('leyla', { ...request, headers: {} })).toBeUndefined();
});

describe('what the audit log says of a request that threw', () => {
  it.each([
    [new CodedError('record.stale'), 'rejected', 'record.stale'],
    [new CodedError('service.unreachable'), 'failed', 'service.unreachable'],
    [new Error('the connection is lost'), 'failed', 'service.failed'],
  ])('%s: %s', (error, outcome, code) => {
    expect(outcomeOfError(error)).toMatchObject({ outcome, code });
  });
});
