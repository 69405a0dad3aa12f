import { describe, expect, it } from '@jest/globals';
import { allFaults } from './all-faults.ts';
import { systemFaultsOptions, usage } from './options.ts';

describe('systemFaultsOptions', () => {
  it('runs everything where nothing is said', () => {
    const only = allFaults.map(({ name }) => name);
    expect(systemFaultsOptions([])).toEqual({ only, seed: 1, write: false });
  });

  it('takes what is said', () => {
    const args = ['--only', 'disk-full', '--only', 'day-turn', '--seed', '7', '--write'];
    expect(systemFaultsOptions(args)).toEqual({ only: ['disk-full', 'day-turn'], seed: 7, write: true });
  });

  it.each([[['--only', 'flood']], [['--seed', 'x']], [['--fast']]])('refuses %j', (args) => {
    expect(() => systemFaultsOptions(args)).toThrow(/Unknown option|Invalid/);
  });

  it('names every fault once, and in its help', () => {
    expect(new Set(allFaults.map(({ name }) => name)).size).toBe(allFaults.length);
    for (const { name } of allFaults) expect(usage).toContain(name);
  });
});
