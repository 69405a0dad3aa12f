import { parseOptions, usageOf } from '@chauffeur/bench/command-options';
import { describe, expect, it } from '@jest/globals';
import { mailFaultsOptions } from '../mails/test-mail-faults.ts';
import { mailFaults } from '../mails/mail-faults.ts';
import { rolloutOptions } from '../rollout/test-rollout.ts';
import { systemFaults, systemFaultsOptions } from './test-system-faults.ts';

describe('the options of the fault suites', () => {
  it('run everything by default', () => {
    const only = systemFaults.map(({ name }) => name);
    expect(parseOptions(systemFaultsOptions, [])).toEqual({ only, seed: 1, write: false });
    expect(parseOptions(mailFaultsOptions, [])).toMatchObject({ full: false, seed: 1, write: false });
    expect(parseOptions(rolloutOptions, [])).toMatchObject({
      only: [],
      reads: 20,
      bookings: 3,
    });
  });

  it('take values', () => {
    const args = ['--only', 'disk-full', '--only', 'day-turn', '--seed', '7', '--write'];
    const read = parseOptions(systemFaultsOptions, args);
    expect(read).toEqual({ only: ['disk-full', 'day-turn'], seed: 7, write: true });
    expect(parseOptions(mailFaultsOptions, ['--full', '--only', 'times'])).toMatchObject({
      full: true,
      only: ['times'],
    });
  });

  it.each([[['--only', 'flood']], [['--seed', 'x']], [['--fast']], [['booking']]])('reject %j', (args) => {
    for (const options of [systemFaultsOptions, mailFaultsOptions]) {
      expect(() => parseOptions(options, args)).toThrow(/Unknown option|Invalid|Unexpected argument/);
    }
  });

  it('name every fault once, and in the help', () => {
    const faults = [...systemFaults, ...mailFaults(false)].map(({ name }) => name);
    expect(new Set(faults).size).toBe(faults.length);
    const usage = usageOf('', systemFaultsOptions) + usageOf('', mailFaultsOptions);
    for (const name of faults) expect(usage).toContain(name);
  });
});
