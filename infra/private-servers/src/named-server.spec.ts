import { describe, expect, it } from '@jest/globals';
import { checkAddress, namedServer } from './named-server.js';

describe('a server that the environment names', () => {
  it('is never killed, restarted or stopped', async () => {
    const server = namedServer('REDIS_URL', 'redis://there');
    await expect(server.kill9()).rejects.toMatchObject({ code: 'not-ours' });
    await expect(server.restart()).rejects.toThrow('REDIS_URL');
    await expect(server.stop()).resolves.toBeUndefined();
  });

  it('needs an address of the right kind, and the refusal names the variable', () => {
    expect(checkAddress('REDIS_URL', 'rediss://there', ['redis', 'rediss'])).toBe('rediss://there');
    expect(() => checkAddress('REDIS_URL', 'localhost:6379', ['redis', 'rediss'])).toThrow(/REDIS_URL/);
    expect(() => checkAddress('RABBITMQ_URL', 'no address', ['amqp'])).toThrow(/RABBITMQ_URL/);
  });
});
