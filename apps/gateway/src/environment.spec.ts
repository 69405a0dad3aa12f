import { expect, it } from '@jest/globals';
import { gatewayEnvironment } from './environment.js';

const errorOf = (TRUSTED_PROXIES: string) =>
  gatewayEnvironment
    .safeParse({ TRUSTED_PROXIES })
    .error?.issues.find(({ path }) => path[0] === 'TRUSTED_PROXIES');

it.each(['', 'loopback', '10.0.0.0/8, 2001:db8::1', 'uniquelocal'])('trusts the proxies "%s"', (list) => {
  expect(errorOf(list)).toBeUndefined();
});

it('names the variable if a proxy is not an address', () => {
  expect(errorOf('nonsense')?.message).toMatch(/^must be addresses or networks/);
});
