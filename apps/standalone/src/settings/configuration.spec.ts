import { describe, expect, it } from '@jest/globals';
import { readConfiguration } from './configuration.js';

describe('the configuration', () => {
  it('has defaults for everything', () => {
    expect(readConfiguration({}, '/product')).toEqual({
      port: 3000,
      host: '127.0.0.1',
      mailboxPort: 1080,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      mailFrom: 'bookings@example.com',
      dataFolder: '/product/.data',
      postgresAdminUrl: undefined,
      publicUrl: 'http://localhost:3000',
      backups: undefined,
      alerts: undefined,
    });
  });

  it('reads ports, folder and addresses from the environment, and ignores empty values', () => {
    const read = readConfiguration(
      { PORT: '8080', MAILBOX_PORT: '', DATA_DIR: '/srv/data', PUBLIC_URL: 'https://ride.example/' },
      '/product',
    );
    expect(read).toMatchObject({ port: 8080, mailboxPort: 1080, dataFolder: '/srv/data' });
    expect(read.publicUrl).toBe('https://ride.example');
  });

  it('serves metrics to this machine alone unless METRICS_HOST says otherwise, wherever the site listens', () => {
    const beyond = { HOST: '0.0.0.0', METRICS_PORT: '9464' };
    expect(readConfiguration(beyond, '/')).toMatchObject({ host: '0.0.0.0', metricsHost: '127.0.0.1' });
    expect(readConfiguration({ ...beyond, METRICS_HOST: '10.0.0.5' }, '/').metricsHost).toBe('10.0.0.5');
  });

  it('has no mailbox if a real mail server is named, and then requires a sender', () => {
    const named = { SMTP_URL: 'smtps://user:pass@mail.example' };
    expect(() => readConfiguration(named, '/')).toThrow(/^MAIL_FROM /);
    const complete = { ...named, MAIL_FROM: 'a@b.example' };
    expect(readConfiguration(complete, '/').mailboxPort).toBeUndefined();
    expect(readConfiguration({ ...complete, METRICS_PORT: '1080' }, '/').metricsPort).toBe(1080);
  });

  it('has neither a development mailbox nor plain HTTP in production unless that is allowed', () => {
    const production = { NODE_ENV: 'production', SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'a@b.example' };
    expect(() => readConfiguration({ ...production, SMTP_URL: '' }, '/')).toThrow(
      'SMTP_URL must be given in production, unless ALLOW_IN_PRODUCTION names development-mailbox.',
    );
    expect(() => readConfiguration({ ...production, PUBLIC_URL: 'http://ride.example' }, '/')).toThrow(
      'PUBLIC_URL must start with https:// in production, unless ALLOW_IN_PRODUCTION names plain-http.',
    );
    expect(readConfiguration({ ...production, PUBLIC_URL: 'https://ride.example' }, '/').publicUrl).toBe(
      'https://ride.example',
    );
    const trial = { NODE_ENV: 'production', ALLOW_IN_PRODUCTION: 'development-mailbox, plain-http' };
    expect(readConfiguration(trial, '/')).toMatchObject({
      mailboxPort: 1080,
      publicUrl: 'http://localhost:3000',
    });
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT .*"abc"/],
    [{ PORT: '70000' }, /^PORT /],
    [{ MAILBOX_PORT: '-1' }, /^MAILBOX_PORT /],
    [{ PORT: '1080' }, /PORT and MAILBOX_PORT are both 1080/],
    [{ METRICS_PORT: 'none' }, /^METRICS_PORT .*"none"/],
    [{ METRICS_PORT: '3000' }, /METRICS_PORT is 3000, which is also the port of the site or of the mailbox/],
    [{ POSTGRES_ADMIN_URL: 'localhost' }, /^POSTGRES_ADMIN_URL /],
    [{ SMTP_URL: 'http://mail' }, /^SMTP_URL must be an address that starts with smtp/],
    [
      { SMTP_URL: 'smtps://me:a/b@mail.example' },
      /^SMTP_URL is not a valid address; in user and password .* %2F/,
    ],
    [{ PUBLIC_URL: 'ride.example' }, /^PUBLIC_URL: /],
    [{ PUBLIC_URL: 'https://ride.example/cars' }, /^PUBLIC_URL: .* without a path/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ NODE_ENV: 'prod' }, /^NODE_ENV: /],
  ])('names the variable that is wrong: %j', (environment, message) => {
    expect(() => readConfiguration(environment, '/')).toThrow(message);
  });
});
