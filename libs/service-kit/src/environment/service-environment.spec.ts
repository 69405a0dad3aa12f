import { emailAddress } from '@chauffeur/contracts/inputs/text';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  isAllowedInEnvironment,
  readEnvironment,
  statefulServiceEnvironment,
} from './service-environment.js';
import { publicUrl } from './public-url.js';

const whole = {
  INTERNAL_TOKEN: 'a-token-of-this-test-alone',
  DATABASE_URL: 'postgresql://booking:a-password-of-its-own@postgres:5432/booking',
  RABBITMQ_URL: 'amqp://chauffeur:another-one@rabbitmq:5672',
};
const read = (more: Record<string, string | undefined>) =>
  readEnvironment(statefulServiceEnvironment, { ...whole, ...more });

describe('the environment of a service in production', () => {
  it('accepts secrets that are not samples', () => {
    expect(read({ NODE_ENV: 'production' }).INTERNAL_TOKEN).toBe(whole.INTERNAL_TOKEN);
  });

  it.each([
    ['INTERNAL_TOKEN', 'development-internal-token'],
    ['DATABASE_URL', 'postgresql://booking:change-me@postgres:5432/booking'],
    ['RABBITMQ_URL', 'amqp://chauffeur:change-me@rabbitmq:5672'],
  ])('rejects the sample of %s, which development takes', (name, sample) => {
    expect(() => read({ NODE_ENV: 'production', [name]: sample })).toThrow(
      `${name} still has a sample value`,
    );
    expect(() => read({ [name]: sample })).not.toThrow();
  });

  it('allows development features that ALLOW_IN_PRODUCTION names', () => {
    const production = read({ NODE_ENV: 'production', ALLOW_IN_PRODUCTION: 'plain-http, demo-content' });
    expect(isAllowedInEnvironment('plain-http', production)).toBe(true);
    expect(isAllowedInEnvironment('development-mailbox', production)).toBe(false);
    expect(isAllowedInEnvironment('development-mailbox', read({}))).toBe(true);
    expect(() => read({ ALLOW_IN_PRODUCTION: 'everything' })).toThrow(
      'must be of demo-content, development-mailbox, plain-http',
    );
  });

  it('says in one line for an operator what is wrong with a value', () => {
    const messageOf = (name: string, value: string, schema: z.ZodType) => {
      try {
        return readEnvironment(z.object({ [name]: schema }), { [name]: value });
      } catch (error) {
        return (error as Error).message;
      }
    };
    const email = emailAddress('MAIL_FROM');
    for (const value of ['nonsense', ' ', 'x'.repeat(300)])
      expect(messageOf('MAIL_FROM', value, email)).toBe('MAIL_FROM: must be an email address');
    const days = z.coerce.number().int();
    expect(messageOf('SESSION_MAX_DAYS', 'x', days)).toBe('SESSION_MAX_DAYS: must be a number');
    expect(messageOf('SESSION_MAX_DAYS', '0.5', days)).toBe('SESSION_MAX_DAYS: must be a whole number');
    expect(messageOf('PUBLIC_URL', 'localhost', publicUrl)).toMatch(/^PUBLIC_URL: .* without a path: \S+$/);
  });

  it('names each missing variable on a line of its own', () => {
    expect(() => read({ INTERNAL_TOKEN: undefined, DATABASE_URL: '' })).toThrow(
      'INTERNAL_TOKEN is missing\nDATABASE_URL is missing',
    );
  });

  it.each([
    [{ LEAVE_SECONDS: '5' }, 5],
    [{ LEAVE_SECONDS: '5', DRAIN_SECONDS: '' }, 5],
    [{ LEAVE_SECONDS: '5', DRAIN_SECONDS: '7' }, 7],
  ])('accepts a former name of a variable, which its own name overrides: %p', (given, seconds) => {
    expect(read(given).DRAIN_SECONDS).toBe(seconds);
  });
});
