import { describe, expect, it } from '@jest/globals';
import { QueryFailedError } from 'typeorm';
import { InfrastructureFault, isInfrastructureFault } from './infrastructure-fault.js';

function coded(code: string): Error {
  return Object.assign(new Error('it failed'), { code });
}

describe('infrastructure faults', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    'EAI_AGAIN',
    '08006',
    '53300',
    '57P01',
    '57P03',
    '40P01',
  ])('takes %s for the surroundings', (code) => {
    expect(isInfrastructureFault(coded(code))).toBe(true);
  });

  it.each(['23505', '22P02', '42P01', '57014', 'ENOENT'])("takes %s for the message's own fault", (code) => {
    expect(isInfrastructureFault(coded(code))).toBe(false);
  });

  it('looks into what wraps the error', () => {
    expect(isInfrastructureFault(new QueryFailedError('SELECT 1', [], coded('57P01')))).toBe(true);
    expect(isInfrastructureFault(new Error('could not save', { cause: coded('ECONNRESET') }))).toBe(true);
    expect(isInfrastructureFault(new AggregateError([coded('ECONNREFUSED')], 'connect'))).toBe(true);
    expect(isInfrastructureFault(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it('takes the word of the reaction', () => {
    expect(isInfrastructureFault(new InfrastructureFault('the queue of jobs is away'))).toBe(true);
  });

  it('does not follow a circle of causes', () => {
    const error: Error & { cause?: unknown } = new Error('a');
    error.cause = error;
    expect(isInfrastructureFault(error)).toBe(false);
    expect(isInfrastructureFault(undefined)).toBe(false);
    expect(isInfrastructureFault('ECONNRESET')).toBe(false);
  });
});
