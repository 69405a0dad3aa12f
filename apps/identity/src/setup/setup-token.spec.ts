import { describe, expect, it } from '@jest/globals';
import { SetupToken } from './setup-token.js';

const given = 'setup-token-of-this-spec';
const development = { NODE_ENV: 'development', HOST: '127.0.0.1', SETUP_TOKEN: undefined } as const;

describe('the setup token', () => {
  it('is not required if only this machine can reach the product', () => {
    const token = SetupToken.of(development);
    expect(token.isRequired).toBe(false);
    expect(token.accepts(undefined)).toBe(true);
  });

  it('is the given one, on loopback too', () => {
    const token = SetupToken.of({ ...development, SETUP_TOKEN: given });
    expect(token.isGenerated).toBe(false);
    expect([
      token.accepts(undefined),
      token.accepts('a guess of 24 characters'),
      token.accepts(given),
    ]).toEqual([false, false, true]);
  });

  it('is generated beyond loopback, another one in each process, and carried by the link', () => {
    const [one, other] = [0, 1].map(() => SetupToken.of({ ...development, HOST: '0.0.0.0' }));
    const [, value] =
      one?.link('https://ride.example').split('https://ride.example/admin/setup#token=') ?? [];
    expect(one?.isGenerated).toBe(true);
    expect([one?.accepts(''), one?.accepts(value), other?.accepts(value)]).toEqual([false, true, false]);
  });

  it('accepts nothing in production if none is given', () => {
    const token = SetupToken.of({ ...development, NODE_ENV: 'production', HOST: '0.0.0.0' });
    expect([token.isRequired, token.isGenerated, token.accepts(''), token.accepts(undefined)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
