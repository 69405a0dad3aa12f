import { describe, expect, it } from '@jest/globals';
import { namedServer } from './private-server.js';

describe('a server that the environment names', () => {
  const named = (url: string) =>
    namedServer('REDIS_URL', ['redis', 'rediss'], { environment: { REDIS_URL: url } });

  it('is never killed, restarted or stopped', async () => {
    const server = named('redis://there');
    expect(server?.url).toBe('redis://there');
    await expect(server?.kill9()).rejects.toThrow('REDIS_URL');
    await expect(server?.restart()).rejects.toThrow('REDIS_URL');
    await expect(server?.stop()).resolves.toBeUndefined();
  });

  it('needs an address of the right kind, and the error names the variable', () => {
    expect(named('rediss://there')?.url).toBe('rediss://there');
    expect(() => named('localhost:6379')).toThrow(/REDIS_URL/);
    expect(() => named('no address')).toThrow(/REDIS_URL/);
  });

  it('is undefined if the variable is empty', () => {
    expect(named('')).toBeUndefined();
  });
});
