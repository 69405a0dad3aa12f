import { describe, expect, it } from '@jest/globals';
import { fastify } from 'fastify';
import { Leaving } from './leaving.js';

function leavingServer() {
  const server = fastify();
  const leaving = new Leaving(server);
  server.get('/health/ready', () => ({ status: 'ok' }));
  server.get('/health/live', () => ({ status: 'ok' }));
  server.get('/last', () => {
    leaving.begin();
    return 'answer';
  });
  const get = async (url: string) => {
    const { statusCode, headers, body } = await server.inject(url);
    return { statusCode, connection: headers.connection, body };
  };
  return { leaving, get };
}

describe('Leaving', () => {
  it('changes nothing before it begins', async () => {
    const { get } = leavingServer();
    expect(await get('/health/ready')).toMatchObject({ statusCode: 200, connection: 'keep-alive' });
  });

  it('answers on, ends each connection with its answer, and is not ready', async () => {
    const { leaving, get } = leavingServer();
    leaving.begin();
    expect(await get('/health/live')).toMatchObject({ statusCode: 200, connection: 'close' });
    expect(await get('/health/ready')).toMatchObject({ statusCode: 503, connection: 'close' });
    expect(await get('/nowhere')).toMatchObject({ statusCode: 404, connection: 'close' });
  });

  it('ends the connection of a request that was in hand when it began', async () => {
    const { get } = leavingServer();
    expect(await get('/last')).toEqual({ statusCode: 200, connection: 'close', body: 'answer' });
  });
});
