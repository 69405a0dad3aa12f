import { describe, expect, it } from '@jest/globals';
import { durationsOf } from './fault.ts';
import { faults, mailFaultsOptions, usage } from './mail-faults-options.ts';

describe('mailFaultsOptions', () => {
  it('runs everything, scaled, where nothing is said', () => {
    const { only, ...others } = mailFaultsOptions([]);
    expect(only).toEqual([...faults.map(({ name }) => name), 'times']);
    expect(others).toEqual({ full: false, seed: 1, write: false });
  });

  it('takes what is said', () => {
    const args = ['--full', '--only', 'cut', '--only', 'times', '--seed', '7', '--write'];
    expect(mailFaultsOptions(args)).toEqual({ full: true, only: ['cut', 'times'], seed: 7, write: true });
  });

  it.each([[['--only', 'flood']], [['--seed', 'x']], [['--fast']]])('refuses %j', (args) => {
    expect(() => mailFaultsOptions(args)).toThrow(/Unknown option|Invalid/);
  });

  it('names every fault in its help', () => {
    for (const { name } of faults) expect(usage).toContain(name);
  });
});

describe('durationsOf', () => {
  it('scales the outage and the first pause alike', () => {
    expect(durationsOf(true).outage / durationsOf(false).outage).toBe(10);
    expect(10 / Number(durationsOf(false).variables['EMAIL_FIRST_RETRY_SECONDS'])).toBe(10);
  });
});
