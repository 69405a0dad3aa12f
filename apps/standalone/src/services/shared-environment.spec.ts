import { expect, it } from '@jest/globals';
import { sharedEnvironment } from './shared-environment.js';

const secrets = { internalToken: 'internal', jwtSecret: 'jwt', linkSecret: 'link', databasePasswords: {} };

it('passes on what an operator sets, but no address of a server and no token that only one service is to have', () => {
  const given = { COMPANY_NAME: 'Baku Rides', INTERNAL_TOKEN: 'of another' };
  const managed = {
    POSTGRES_ADMIN_URL: 'postgres://admin@db',
    DATA_DIR: '/data',
    RABBITMQ_URL: 'amqp://broker',
    REDIS_URL: 'redis://redis',
    SETUP_TOKEN: 'setup',
  };
  const shared = sharedEnvironment({ ...given, ...managed }, secrets, 'https://rides.example');
  expect(Object.keys(shared)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/ADMIN_URL|DATA_DIR|RABBITMQ|REDIS|SETUP/)]),
  );
  expect(shared).toMatchObject({
    COMPANY_NAME: 'Baku Rides',
    EVENT_TRANSPORT: 'in-process',
    INTERNAL_TOKEN: 'internal',
    PUBLIC_URL: 'https://rides.example',
  });
});
