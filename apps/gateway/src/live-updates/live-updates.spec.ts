import { liveUpdateHeartbeat } from '@chauffeur/contracts/dashboard/live-update';
import { MessagingActivity } from '@chauffeur/messaging';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveUpdates } from './live-updates.js';

let activity: MessagingActivity;
let updates: LiveUpdates;

beforeEach(() => {
  jest.useFakeTimers();
  activity = new MessagingActivity();
  updates = new LiveUpdates(activity);
});
afterEach(() => {
  updates.onModuleDestroy();
  jest.useRealTimers();
});

const textOf = (stream: ReturnType<LiveUpdates['open']>) => String(stream.read());

describe('live updates', () => {
  it('send heartbeats, so that a broken connection is noticed', () => {
    const stream = updates.open('a session', 10 * liveUpdateHeartbeat);
    expect(textOf(stream)).toBe(': connected\n\n');
    jest.advanceTimersByTime(liveUpdateHeartbeat);
    expect(textOf(stream)).toBe(':\n\n');
  });

  it('report that events may have been missed', () => {
    const stream = updates.open('a session', liveUpdateHeartbeat);
    activity.emit('broadcastsMissed', 'gateway.notify-staff-of-booking');
    expect(textOf(stream)).toBe(': connected\n\nevent: missed\ndata: {}\n\n');
  });

  it('reject new streams once the gateway stops', () => {
    updates.onModuleDestroy();
    expect(() => updates.open('a session', 1_000)).toThrow('service.unreachable');
  });
});
