import { describe, expect, it } from '@jest/globals';
import { composeServiceEnvironment } from './service-environment.ts';
import { SERVICES } from './service-list.ts';

const plan = {
  given: {
    SETUP_TOKEN: 'given',
    DATA_DIR: '/retained',
    POSTGRES_ADMIN_URL: 'postgresql://admin',
    WRITE_LIMIT_PER_MINUTE: '7',
  },
  ports: Object.fromEntries(SERVICES.map(({ name }, index) => [name, 4000 + index])),
  smtpPort: 4100,
  gatewayHost: '0.0.0.0',
  databases: Object.fromEntries(SERVICES.map(({ database }) => [database ?? '', `postgresql://${database}`])),
  rabbitmqUrl: 'amqp://broker',
  redisUrl: 'redis://cache',
  internalToken: 'internal',
  jwtSecret: 'jwt',
  linkSecret: 'link',
  publicUrl: 'https://site',
};
const environmentOf = (wanted: string) => {
  const service = SERVICES.find(({ name }) => name === wanted);
  if (!service) throw new Error(wanted);
  return composeServiceEnvironment(service, plan);
};

describe('the environment of a process', () => {
  it("never has the administrator's URL of the database", () => {
    for (const { name } of SERVICES) expect(environmentOf(name)['POSTGRES_ADMIN_URL']).toBeUndefined();
  });

  it('has one database, and an address that only this machine reaches except for the gateway', () => {
    expect(environmentOf('booking')).toMatchObject({
      DATABASE_URL: 'postgresql://booking',
      HOST: '127.0.0.1',
    });
    expect(environmentOf('email-worker')['DATABASE_URL']).toBe('postgresql://notifications');
    expect(environmentOf('gateway')).toMatchObject({ HOST: '0.0.0.0', WRITE_LIMIT_PER_MINUTE: '7' });
    expect(environmentOf('gateway')['DATABASE_URL']).toBeUndefined();
  });

  it('has the setup token only for identity', () => {
    expect(environmentOf('identity')['SETUP_TOKEN']).toBeUndefined();
    const withToken = SERVICES.map((service) =>
      composeServiceEnvironment(service, { ...plan, setupToken: 'chosen' }),
    );
    expect(withToken.flatMap(({ SETUP_TOKEN }) => SETUP_TOKEN ?? [])).toEqual(['chosen']);
  });

  it("has the other services' URLs, for the gateway, the web server and the email worker", () => {
    const { CATALOGUE_URL, WEB_URL } = environmentOf('gateway');
    expect(CATALOGUE_URL).toBe(`http://127.0.0.1:${plan.ports['catalogue']}`);
    expect(WEB_URL).toBe(`http://127.0.0.1:${plan.ports['web']}`);
    expect(environmentOf('web')['GATEWAY_URL']).toBe(`http://127.0.0.1:${plan.ports['gateway']}`);
    const [web] = SERVICES.filter(({ name }) => name === 'web');
    const onOneAddress = web && composeServiceEnvironment(web, { ...plan, gatewayHost: '192.0.2.5' });
    expect(onOneAddress?.['GATEWAY_URL']).toBe(`http://192.0.2.5:${plan.ports['gateway']}`);
    expect(environmentOf('email-worker')['SMTP_URL']).toBe('smtp://127.0.0.1:4100');
  });

  it('has its own port for metrics, if they are served', () => {
    expect(environmentOf('booking')['METRICS_PORT']).toBeUndefined();
    const metricsPorts = { gateway: 9464, web: 9465 };
    const given = { ...plan.given, METRICS_PORT: '9464' };
    const ports = SERVICES.map((service) => {
      return composeServiceEnvironment(service, { ...plan, given, metricsPorts })['METRICS_PORT'];
    });
    expect(ports.filter(Boolean)).toEqual(['9464', '9465']);
  });

  it('keeps secrets from the mailbox and the web server', () => {
    for (const name of ['mailbox', 'web'])
      expect(JSON.stringify(environmentOf(name))).not.toMatch(/internal|jwt/);
  });
});
