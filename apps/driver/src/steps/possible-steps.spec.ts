import { describe, expect, it } from '@jest/globals';
import { driverRide, hour, minute, noon } from '../phone.fixture';
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
    const { main, others } = possibleSteps(driverRide(), noon - hour);
    expect(main).toEqual({ to: 'accepted', possibleFrom: null });
    expect(names(others)).toEqual(['declined']);
    expect(possibleSteps(driverRide(), noon + hour).others).toEqual([]);
  });

  it('long before the start shows from when the driver can set off', () => {
    const { main, others } = possibleSteps(driverRide({ state: 'accepted' }), noon - 5 * hour);
    expect(main).toEqual({ to: 'on_the_way', possibleFrom: noon - 4 * hour });
    expect(others).toEqual([]);
  });

  it('is a no-show only after the free waiting, and says from when [III-19]', () => {
    const arrived = applyStep(
      driverRide({ state: 'on_the_way' }),
      step('on_the_way', 'arrived', noon + 5 * minute),
    );
    const possibleFrom = noon + hour + 5 * minute;
    expect(possibleSteps(arrived, possibleFrom - 1).others).toEqual([{ to: 'no_show', possibleFrom }]);
    expect(possibleSteps(arrived, possibleFrom).others).toEqual([{ to: 'no_show', possibleFrom: null }]);
  });

  it('takes the last step back for two minutes, and a step back not again', () => {
    const accepted = applyStep(driverRide(), step('offered', 'accepted', noon - hour));
    expect(possibleSteps(accepted, noon - hour + 2 * minute - 1).undo).toBe('offered');
    expect(possibleSteps(accepted, noon - hour + 2 * minute).undo).toBeUndefined();
    const offered = applyStep(accepted, step('accepted', 'offered', noon - hour + minute));
    expect(possibleSteps(offered, noon - hour + minute).undo).toBeUndefined();
  });

  it('is nothing of a ride that is cancelled, done or declined', () => {
    for (const ride of [
      driverRide({ isCancelled: true, state: 'accepted' }),
      driverRide({ state: 'done' }),
      applyStep(driverRide(), step('offered', 'declined', noon - hour)),
    ]) {
      expect(possibleSteps(ride, noon - hour)).toEqual({ main: undefined, others: [], undo: undefined });
    }
  });
});
