import { describe, expect, it } from '@jest/globals';
import { MemoryStepStorage } from '../phone/memory-step-storage';
import type { QueuedStep } from './queued-step';
import { retryDelay } from './retry-delay';
import type { SendOutcome } from './send-outcome';
import { sendQueuedSteps, type SendResult, type Sending } from './send-queued-steps';
import { StepSender } from './step-sender';

const noon = Date.parse('2031-03-05T12:00:00Z');

function step(rideId: string, to: QueuedStep['to'], from: QueuedStep['from'] = 'offered'): QueuedStep {
  return {
    rideId,
    actionId: `${rideId} ${to}`,
    from,
    to,
    happenedAt: new Date(noon).toISOString(),
    reason: null,
    note: null,
  };
}

async function storageWith(...steps: QueuedStep[]): Promise<MemoryStepStorage> {
  const storage = new MemoryStepStorage();
  for (const each of steps) await storage.enqueue(each);
  return storage;
}

/** Sends by a script of outcomes, the last of which repeats, and records what was sent. */
function scripted(...outcomes: SendOutcome[]) {
  const sent: string[] = [];
  const send = ({ actionId }: QueuedStep) => {
    sent.push(actionId);
    return Promise.resolve((outcomes.length > 1 ? outcomes.shift() : outcomes[0]) as SendOutcome);
  };
  return { sent, send };
}

const sendAll = (storage: MemoryStepStorage, send: Sending['send'], driverId: string | null = null) =>
  sendQueuedSteps({ storage, send, driverId: () => driverId, onAccepted: () => Promise.resolve() });
const accepted: SendOutcome = { kind: 'accepted' };
const cancelled: SendOutcome = { kind: 'rejected', code: 'ride.cancelled', params: {} };

describe('steps that wait on the phone', () => {
  it('are sent one after another in the order in which they were pressed [III-16]', async () => {
    const steps = [
      step('a', 'accepted'),
      step('a', 'on_the_way', 'accepted'),
      step('a', 'arrived', 'on_the_way'),
      step('a', 'on_board', 'arrived'),
      step('a', 'done', 'on_board'),
    ];
    const storage = await storageWith(...steps);
    const { sent, send } = scripted(accepted);
    expect(await sendAll(storage, send)).toBe('sent');
    expect(sent).toEqual(steps.map(({ actionId }) => actionId));
    expect(await storage.queued()).toEqual([]);
  });

  it('are dropped with the later ones of their ride when one is rejected, and the reason stays [III-17]', async () => {
    const storage = await storageWith(
      step('a', 'on_the_way'),
      step('b', 'accepted'),
      step('a', 'arrived'),
      step('a', 'done'),
    );
    const { sent, send } = scripted(cancelled, accepted);
    expect(await sendAll(storage, send)).toBe('sent');
    expect(sent).toEqual(['a on_the_way', 'b accepted']);
    expect(await storage.queued()).toEqual([]);
    expect(await storage.rejected()).toMatchObject([
      { rideId: 'a', to: 'on_the_way', code: 'ride.cancelled', params: {} },
    ]);
  });

  it('have one reason for a ride, that of the last rejection', async () => {
    const storage = await storageWith(step('a', 'on_the_way'));
    await sendAll(storage, scripted(cancelled).send);
    await storage.enqueue(step('a', 'arrived'));
    await sendAll(storage, scripted({ ...cancelled, code: 'step.tooOld' }).send);
    expect(await storage.rejected()).toMatchObject([
      { rideId: 'a', to: 'arrived', code: 'step.tooOld', params: {} },
    ]);
  });

  it.each<[SendOutcome, SendResult]>([
    [{ kind: 'unavailable' }, 'unavailable'],
    [{ kind: 'signedOut' }, 'signedOut'],
  ])('stay in their order where the answer is %j', async (outcome, result) => {
    const steps = [step('a', 'accepted'), step('a', 'on_the_way')];
    const storage = await storageWith(...steps);
    const { sent, send } = scripted(outcome);
    expect(await sendAll(storage, send)).toBe(result);
    expect(sent).toEqual(['a accepted']);
    expect(await storage.queued()).toEqual(steps);
  });
});

describe('steps of drivers who share a phone', () => {
  it('are sent for the one who is signed in, and those of the other wait', async () => {
    const ofOther = { ...step('a', 'accepted'), driverId: 'other' };
    const own = { ...step('b', 'accepted'), driverId: 'own' };
    const storage = await storageWith(ofOther, own);
    const { sent, send } = scripted(accepted);
    expect(await sendAll(storage, send, 'own')).toBe('sent');
    expect(sent).toEqual([own.actionId]);
    expect(await storage.queued()).toEqual([ofOther]);
    expect(await sendAll(storage, send, 'other')).toBe('sent');
    expect(await storage.queued()).toEqual([]);
  });

  it('stay where those of the other on the same ride are rejected', async () => {
    const ofOther = { ...step('a', 'accepted'), driverId: 'other' };
    const storage = await storageWith(ofOther, { ...step('a', 'on_the_way'), driverId: 'own' });
    const notOwn: SendOutcome = { kind: 'rejected', code: 'ride.notYours', params: {} };
    expect(await sendAll(storage, scripted(notOwn).send, 'own')).toBe('sent');
    expect(await storage.queued()).toEqual([ofOther]);
  });

  it('leave the reason of a rejection of the other on the same ride', async () => {
    const notOther: SendOutcome = { kind: 'rejected', code: 'ride.notYours', params: {} };
    const storage = await storageWith({ ...step('a', 'accepted'), driverId: 'other' });
    await sendAll(storage, scripted(notOther).send, 'other');
    await storage.enqueue({ ...step('a', 'accepted'), driverId: 'own' });
    await sendAll(storage, scripted(cancelled).send, 'own');
    expect(await storage.rejected()).toMatchObject([
      { driverId: 'other', code: 'ride.notYours' },
      { driverId: 'own', code: 'ride.cancelled' },
    ]);
  });
});

describe('the pauses between attempts', () => {
  it('begin with 5 s and double up to 5 min', () => {
    expect([1, 2, 3, 6, 7, 8, 100].map(retryDelay)).toEqual([
      5_000, 10_000, 20_000, 160_000, 300_000, 300_000, 300_000,
    ]);
  });

  it('grow while the server is not reached, and begin again when there is a reason to try', async () => {
    const delays: number[] = [];
    let retry = () => {};
    const sender = new StepSender(
      () => Promise.resolve('unavailable'),
      {
        after: (milliseconds, callback) => {
          delays.push(milliseconds);
          retry = callback;
          return () => {};
        },
      },
      () => {},
    );
    await sender.sendNow();
    for (let failures = 2; failures <= 3; failures += 1) {
      retry();
      await new Promise((ended) => setTimeout(ended));
    }
    await sender.sendNow();
    expect(delays).toEqual([5_000, 10_000, 20_000, 5_000]);
  });

  it('follow a storage that fails, too', async () => {
    const delays: number[] = [];
    const sender = new StepSender(
      () => Promise.reject(new Error('the connection to the database is lost')),
      { after: (milliseconds) => () => void delays.push(milliseconds) },
      () => {},
    );
    await sender.sendNow();
    await sender.sendNow();
    expect(delays).toEqual([5_000]);
  });

  it('are over at once when there is a reason to try, and no two runs overlap', async () => {
    let running = 0;
    let maxRunning = 0;
    let cancelled = 0;
    const sender = new StepSender(
      async () => {
        maxRunning = Math.max(maxRunning, (running += 1));
        await Promise.resolve();
        running -= 1;
        return 'unavailable';
      },
      { after: () => () => void (cancelled += 1) },
      () => {},
    );
    await Promise.all([sender.sendNow(), sender.sendNow(), sender.sendNow()]);
    await sender.sendNow();
    expect(maxRunning).toBe(1);
    expect(cancelled).toBe(1);
  });
});
