import { hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { describe, expect, it } from '@jest/globals';
import { driverRide, noon } from '../phone.fixture';
import { applyStep } from './apply-step';
import { possibleSteps } from './possible-steps';
import type { QueuedStep } from './queued-step';

const step = (from: QueuedStep['from'], to: QueuedStep['to'], at: number): QueuedStep => ({
  rideId: 'ride',
  actionId: `${from} ${to}`,
  from,
  to,
  happenedAt: new Date(at).toISOString(),
  reason: null,
  note: null,
});

const names = (steps: readonly { to: string }[]) => steps.map(({ to }) => to);

describe('what a driver can press', () => {
  it('of a ride that waits for an answer is to accept, and to decline until it begins', () => {
    const { main, others } = possibleSteps(driverRide(), noon - hourMs);
    expect(main).toEqual({ to: 'accepted', possibleFrom: null });
    expect(names(others)).toEqual(['declined']);
    expect(possibleSteps(driverRide(), noon + hourMs).others).toEqual([]);
  });

  it('long before the start shows from when the driver can set off', () => {
    const { main, others } = possibleSteps(driverRide({ state: 'accepted' }), noon - 5 * hourMs);
    expect(main).toEqual({ to: 'on_the_way', possibleFrom: noon - 4 * hourMs });
    expect(others).toEqual([]);
  });

  it('is a no-show only after the free waiting, and says from when [III-19]', () => {
    const arrived = applyStep(
      driverRide({ state: 'on_the_way' }),
      step('on_the_way', 'arrived', noon + 5 * minuteMs),
    );
    const possibleFrom = noon + hourMs + 5 * minuteMs;
    expect(possibleSteps(arrived, possibleFrom - 1).others).toEqual([{ to: 'no_show', possibleFrom }]);
    expect(possibleSteps(arrived, possibleFrom).others).toEqual([{ to: 'no_show', possibleFrom: null }]);
  });

  it('counts the waiting from the first arrival, and from the next one after a step back to the way', () => {
    const arrived = applyStep(driverRide({ state: 'on_the_way' }), step('on_the_way', 'arrived', noon));
    const onBoard = applyStep(arrived, step('arrived', 'on_board', noon + minuteMs));
    const again = applyStep(onBoard, step('on_board', 'arrived', noon + 2 * minuteMs));
    expect(again.rules.arrivedAt).toBe(new Date(noon).toISOString());
    const back = applyStep(again, step('arrived', 'on_the_way', noon + 3 * minuteMs));
    expect(back.rules.arrivedAt).toBeNull();
    const later = applyStep(back, step('on_the_way', 'arrived', noon + 9 * minuteMs));
    expect(later.rules.arrivedAt).toBe(new Date(noon + 9 * minuteMs).toISOString());
  });

  it('takes the last step back for two minutes, and a step back not again', () => {
    const accepted = applyStep(driverRide(), step('offered', 'accepted', noon - hourMs));
    expect(possibleSteps(accepted, noon - hourMs + 2 * minuteMs - 1).undo).toBe('offered');
    expect(possibleSteps(accepted, noon - hourMs + 2 * minuteMs).undo).toBeUndefined();
    const offered = applyStep(accepted, step('accepted', 'offered', noon - hourMs + minuteMs));
    expect(possibleSteps(offered, noon - hourMs + minuteMs).undo).toBeUndefined();
  });

  it('is nothing of a ride that is cancelled, done or declined', () => {
    for (const ride of [
      driverRide({ isCancelled: true, state: 'accepted' }),
      driverRide({ state: 'done' }),
      applyStep(driverRide(), step('offered', 'declined', noon - hourMs)),
    ]) {
      expect(possibleSteps(ride, noon - hourMs)).toEqual({ main: undefined, others: [], undo: undefined });
    }
  });
});
