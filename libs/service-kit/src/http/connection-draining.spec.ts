import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { ConnectionDraining } from './connection-draining.js';

function drainingServer() {
  const server = fastify();
  const draining = new ConnectionDraining(server);
  server.get('/health/ready', () => ({ status: 'ok' }));
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/last', () => {
    draining.begin();
    return 'response';
  });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await server.inject(url);
    return { statusCode, connection: headers.connection, body };
  };
  return { draining, get };
}

describe('ConnectionDraining', () => {
  it('changes nothing before it begins', async () => {
    const { get } = drainingServer();
    expect(await get('/health/ready')).toMatchObject({ statusCode: 200, connection: 'keep-alive' });
  });

  it('still responds, closes each connection with its response, and is not ready', async () => {
    const { draining, get } = drainingServer();
    draining.begin();
    expect(await get('/health/live')).toMatchObject({ statusCode: 200, connection: 'close' });
    expect(await get('/health/ready')).toMatchObject({ statusCode: 503, connection: 'close' });
    expect(await get('/nowhere')).toMatchObject({ statusCode: 404, connection: 'close' });
  });

  it('ends the connection of a request that was in flight when it began', async () => {
    const { get } = drainingServer();
    expect(await get('/last')).toEqual({ statusCode: 200, connection: 'close', body: 'response' });
  });
});
