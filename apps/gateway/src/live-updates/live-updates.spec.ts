import { liveUpdateHeartbeat } from '@chauffeur/contracts';
import { BroadcastGaps } from '@chauffeur/messaging';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LiveUpdates } from './live-updates.js';

let gaps: BroadcastGaps;
let updates: LiveUpdates;

beforeEach(() => {
  jest.useFakeTimers();
  gaps = new BroadcastGaps();
  updates = new LiveUpdates(gaps);
});
afterEach(() => {
  updates.onModuleDestroy();
  jest.useRealTimers();
});

const textOf = (stream: ReturnType<LiveUpdates['open']>) => String(stream.read());

describe('live updates', () => {
  it('beat in silence, so that a dead stream is known', () => {
    const stream = updates.open(10 * liveUpdateHeartbeat);
    expect(textOf(stream)).toBe(': connected\n\n');
    jest.advanceTimersByTime(liveUpdateHeartbeat);
    expect(textOf(stream)).toBe(':\n\n');
  });

  it('say when something may have been missed', () => {
    const stream = updates.open(liveUpdateHeartbeat);
    gaps.tell('gateway.tell-staff-of-booking');
    expect(textOf(stream)).toBe(': connected\n\nevent: missed\ndata: {}\n\n');
  });

  it('take nobody any more when they have ended', () => {
    updates.onModuleDestroy();
    expect(() => updates.open(1_000)).toThrow('service.unreachable');
  });
});
