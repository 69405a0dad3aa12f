import { describe, expect, it } from '@jest/globals';
import { violationsOf } from './policy-report.rules.js';

describe('violationsOf', () => {
  it('reads both forms, without what belongs to a visitor', () => {
    const older = {
      'csp-report': {
        'document-uri': 'https://site.example/booking?name=Leyla',
        'violated-directive': 'script-src-elem https://x',
        'blocked-uri': 'https://evil.example/steal.js?cookie=1',
        'script-sample': 'secret',
      },
    };
    expect(violationsOf(older)).toEqual([{ directive: 'script-src-elem', blocked: 'https://evil.example' }]);
    const newer = [
      { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
      { type: 'deprecation', body: {} },
    ];
    expect(violationsOf(newer)).toEqual([{ directive: 'script-src-elem', blocked: 'inline' }]);
  });

  it.each([
    ['chrome-extension://abc/x.js', 'chrome-extension:'],
    ['data', 'data'],
    [`https://${'a'.repeat(200)}.example`, 'https:'],
    [`${'a'.repeat(60)}://x`, 'a'.repeat(40)],
    ['not an address', 'other'],
  ])('names the origin or scheme of %s', (blocked, expected) => {
    const body = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': blocked } };
    expect(violationsOf(body)).toEqual([{ directive: 'img-src', blocked: expected }]);
  });

  it('finds nothing in what is no report', () => {
    for (const body of [null, 'x', {}, { 'csp-report': 1 }, [{}], Array.from({ length: 21 }, () => ({}))]) {
      expect(violationsOf(body)).toEqual([]);
    }
  });

  it('reads no report of more than 20 violations', () => {
    const violation = {
      type: 'csp-violation',
      body: { effectiveDirective: 'img-src', blockedURL: 'inline' },
    };
    const read = (count: number) => violationsOf(Array.from({ length: count }, () => violation)).length;
    expect([read(20), read(21)]).toEqual([20, 0]);
  });

  it('reports an invalid directive name as "other"', () => {
    const body = { 'csp-report': { 'effective-directive': '<b>', 'blocked-uri': 'inline' } };
    expect(violationsOf(body)).toEqual([{ directive: 'other', blocked: 'inline' }]);
  });
});
