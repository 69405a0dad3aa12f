import { CodedError } from '@chauffeur/service-kit';
import { describe, expect, it } from '@jest/globals';
import { outcomeOfError, outcomeOfResult } from './staff-act.rules.js';

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

describe('what the audit log says of a request that threw', () => {
  it.each([
    [new CodedError('record.stale'), 'rejected', 'record.stale'],
    [new CodedError('service.unreachable'), 'failed', 'service.unreachable'],
    [new Error('the connection is lost'), 'failed', 'service.failed'],
  ])('%s: %s', (error, outcome, code) => {
    expect(outcomeOfError(error)).toMatchObject({ outcome, code });
  });
});
