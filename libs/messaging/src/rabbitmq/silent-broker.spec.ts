import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { InFlightMessages } from '../transport/in-flight-messages.js';
import { DeadLetterQueues } from './dead-letter-queues.js';
import { QueueConsumer } from './queue-consumer.js';

const queue = 'finance.record-revenue';
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Logger.prototype, 'error').mockReturnValue();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a broker that is connected but does not respond', () => {
  it('leaves no channel of a consumer open that opens after the timeout', async () => {
    const close = jest.fn(() => Promise.resolve());
    const createChannel = () => new Promise((resolve) => setTimeout(() => resolve({ close }), 15_000));
    const whenConnected = async ({ aborted }: AbortSignal) => (aborted ? undefined : { createChannel });
    const reaction = { queue, inFlight: new InFlightMessages() };
    const consumer = new QueueConsumer({ whenConnected } as never, reaction as never);
    consumer.start();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(close).toHaveBeenCalledTimes(1);
    const stopped = consumer.stop(1_000);
    await jest.advanceTimersByTimeAsync(15_000);
    await stopped;
  });

  it('holds up the stop of a consumer for seconds, not for a response', async () => {
    const silent = { cancel: never, close: never };
    const declared = { assertExchange: async () => undefined, assertQueue: async () => ({ queue }) };
    const consume = async () => ({ consumerTag: 'tag' });
    const others = { bindQueue: async () => undefined, prefetch: async () => undefined, on: () => undefined };
    const channel = { ...silent, ...declared, ...others, consume };
    const whenConnected = async () => ({ createChannel: async () => channel });
    const event = { routingKey: 'booking.created' };
    const activity = { emit: () => undefined };
    const reaction = { queue, event, activity, inFlight: new InFlightMessages() };
    const consumer = new QueueConsumer({ whenConnected } as never, reaction as never);
    consumer.start();
    await jest.advanceTimersByTimeAsync(1);
    expect(consumer.isRunning).toBe(true);
    let stopped = false;
    void consumer.stop(10_000).then(() => (stopped = true));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(stopped).toBe(true);
  });

  it.each([
    ['declaring', { assertQueue: never }],
    ['reading', { assertQueue: async () => ({ messageCount: 1 }), get: never }],
  ])('ends the command of an operator instead of holding it up, when %s', async (what, responses) => {
    const channel = { on: () => undefined, close: never, ...responses };
    const queues: DeadLetterQueues = Reflect.construct(DeadLetterQueues, [channel, channel]);
    const visited = queues
      .visit(queue, () => 'keep')
      .finally(() => queues.close())
      .catch(String);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await visited).toContain(`${what} ${queue} took longer than 10000 ms`);
  });
});
