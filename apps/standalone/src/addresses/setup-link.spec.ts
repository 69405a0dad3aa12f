import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from '@jest/globals';
import { StartupError } from '../startup-error.js';
import { chooseSetupToken, setupLink } from './setup-link.js';

describe('the setup token of a start', () => {
  it('is undefined if only this machine reaches the product', () => {
    expect(chooseSetupToken({}, '127.0.0.1')).toBeUndefined();
  });

  it('is random in production and if other machines reach the product', () => {
    const tokens = [
      chooseSetupToken({}, '0.0.0.0'),
      chooseSetupToken({ SETUP_TOKEN: '' }, '::'),
      chooseSetupToken({ NODE_ENV: 'production' }, '127.0.0.1'),
    ];
    for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/);
    expect(new Set(tokens).size).toBe(3);
  });

  it("is the operator's", () => {
    expect(chooseSetupToken({ SETUP_TOKEN: 'mine-and-long-enough' }, '127.0.0.1')).toBe(
      'mine-and-long-enough',
    );
  });
});

describe('the setup link', () => {
  const servers: ReturnType<typeof createServer>[] = [];

  /** Starts a gateway that responds to every request in the same way. */
  async function gatewayWith(status: number, body: string): Promise<string> {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('has the token in its fragment until there is an account', async () => {
    const linkOf = async (isOpen: boolean) =>
      setupLink(
        await gatewayWith(200, JSON.stringify({ isOpen, needsToken: true })),
        'https://drive.example',
        'a token',
      );
    expect(await linkOf(true)).toBe('https://drive.example/admin/setup#token=a%20token');
    expect(await linkOf(false)).toBeUndefined();
  });

  it('ends the start with one line if the gateway does not respond', async () => {
    const gateway = await gatewayWith(503, '{}');
    await expect(setupLink(gateway, 'https://drive.example', 'a token')).rejects.toThrow(StartupError);
  });
});
