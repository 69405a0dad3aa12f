import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { AnnounceSetup } from './announce-setup.js';
import type { CreateFirstAdmin } from './create-first-admin.js';
import { SetupToken } from './setup-token.js';

const open = { NODE_ENV: 'development', HOST: '0.0.0.0', SETUP_TOKEN: undefined } as const;

/** Returns what a start logs. */
async function announced(environment: Parameters<typeof SetupToken.of>[0], isOpen: boolean) {
  const setup = { state: () => Promise.resolve({ isOpen, needsToken: true }) } as CreateFirstAdmin;
  const token = SetupToken.of(environment);
  const warn = jest.spyOn(Logger.prototype, 'warn');
  await new AnnounceSetup({ PUBLIC_URL: 'https://ride.example' }, token, setup).onApplicationBootstrap();
  return { lines: warn.mock.calls.map(([line]): unknown => line), link: token.link('https://ride.example') };
}

describe('the announcement of the setup', () => {
  beforeEach(() => {
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is the link with a generated token, while there is no admin', async () => {
    const { lines, link } = await announced(open, true);
    expect(lines).toEqual([{ event: 'first account not made yet', link }]);
  });

  it('ends with the first admin', async () => {
    expect((await announced(open, false)).lines).toEqual([]);
  });

  it('never has a token from the environment', async () => {
    expect((await announced({ ...open, SETUP_TOKEN: 'a-token-that-was-given' }, true)).lines).toEqual([]);
  });
});
