import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { RabbitMqPublisher } from './rabbitmq-publisher.js';

afterEach(() => {
  jest.useRealTimers();
});

const never = () => new Promise<never>(() => undefined);
const channel = { on: () => channel, assertExchange: never, close: () => Promise.resolve() };

describe('a broker that is connected but does not respond', () => {
  it.each([
    ['opening a channel', never],
    ['declaring the exchange', () => Promise.resolve(channel)],
  ])('does not hold up events for ever while %s', async (what, createConfirmChannel) => {
    jest.useFakeTimers();
    const broker = { current: { createConfirmChannel } };
    const published = new RabbitMqPublisher(broker as never).publish([]).catch(String);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await published).toContain(`${what} took longer than 10000 ms`);
  });
});
