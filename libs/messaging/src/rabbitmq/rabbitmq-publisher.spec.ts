import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RabbitMqPublisher } from './rabbitmq-publisher.js';

const never = () => new Promise<never>(() => undefined);
const close = jest.fn(() => Promise.resolve());
const channel = { on: () => channel, assertExchange: never, close };
const late = () => new Promise((resolve) => setTimeout(() => resolve(channel), 15_000));

beforeEach(() => {
  jest.useFakeTimers();
  close.mockClear();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a broker that is connected but does not respond', () => {
  it.each([
    ['opening a channel', late],
    ['declaring the exchange', () => Promise.resolve(channel)],
  ])('neither holds up events nor has a channel left after %s', async (what, createConfirmChannel) => {
    const broker = { current: { createConfirmChannel } };
    const published = new RabbitMqPublisher(broker as never).publish([]).catch(String);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await published).toContain(`${what} took longer than 10000 ms`);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(close).toHaveBeenCalledTimes(1);
  });
});
