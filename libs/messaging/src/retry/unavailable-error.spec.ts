import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { isUnavailableError, reasonOf } from './unavailable-error.js';

function coded(code: string): Error {
  return Object.assign(new Error('it failed'), { code });
}

describe('an error of something unavailable', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EAI_AGAIN',
    '08006',
    '28P01',
    '53300',
    '57P01',
    '57P03',
    '40P01',
  ])('is %s', (code) => {
    expect(isUnavailableError(coded(code))).toBe(true);
  });

  it.each(['23505', '22P02', '42P01', '57014', 'ENOENT'])('is not %s, an error of the message', (code) => {
    expect(isUnavailableError(coded(code))).toBe(false);
  });

  it('is found as the cause of another error', () => {
    expect(isUnavailableError(new QueryFailedError('SELECT 1', [], coded('57P01')))).toBe(true);
    expect(isUnavailableError(new Error('could not save', { cause: coded('ECONNRESET') }))).toBe(true);
    expect(isUnavailableError(new AggregateError([coded('ECONNREFUSED')], 'connect'))).toBe(true);
    expect(isUnavailableError(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it('is not searched for endlessly in circular causes', () => {
    const error: Error & { cause?: unknown } = new Error('a');
    error.cause = error;
    expect(isUnavailableError(error)).toBe(false);
    expect(isUnavailableError(undefined)).toBe(false);
    expect(isUnavailableError('ECONNRESET')).toBe(false);
  });
});

it('the reason of an error without a message is its code', () => {
  const refused = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
  expect(reasonOf(refused)).toBe('AggregateError: ECONNREFUSED');
});
