import { describe, expect, it } from '@jest/globals';
import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DriverStep } from '@chauffeur/contracts/driver-page/step-window';
import { dayMs, hourMs, minuteMs } from '@chauffeur/contracts/time/durations';
import { driverRide, elvin, noon, phone, rashad } from '../phone.fixture';
import { storeAcceptedStep } from '../phone/store-accepted-step';
import type { QueuedStep } from '../steps/queued-step';
import type { DriverPage } from './driver-page';

const rideOf = (page: DriverPage) => page.current().rides[0] as DriverRide;

/** Takes a step of the first ride, and waits until it was sent, or was not. */
async function take(page: DriverPage, to: DriverStep) {
  await page.takeStep(rideOf(page), to);
  await page.sync();
}

describe("the driver's page", () => {
  it('takes a ride through flight mode, each step with its own time by the server [III-16]', async () => {
    const { world, open } = phone();
    world.phoneNow = noon + 3 * hourMs;
    const page = open();
    await page.start();
    world.isOnline = false;
    for (const to of ['accepted', 'on_the_way', 'arrived', 'on_board', 'done'] as const) {
      world.phoneNow += 8 * minuteMs;
      await take(page, to);
      expect(rideOf(page).state).toBe(to);
    }
    expect(page.current()).toMatchObject({ isOffline: true, waiting: ['ride'], readAt: noon });

    world.isOnline = true;
    world.serverNow = noon + 80 * minuteMs;
    world.rides = [driverRide({ state: 'done' })];
    await page.sync();
    expect(world.sent.map(({ from, to, happenedAt }) => [from, to, happenedAt])).toEqual(
      [
        ['offered', 'accepted', 8],
        ['accepted', 'on_the_way', 16],
        ['on_the_way', 'arrived', 24],
        ['arrived', 'on_board', 32],
        ['on_board', 'done', 40],
      ].map(([from, to, minutes]) => [from, to, new Date(noon + Number(minutes) * minuteMs).toISOString()]),
    );
    expect(page.current()).toMatchObject({ isOffline: false, waiting: [], rejected: [] });
  });

  it('shows steps that waited when it is opened again, and sends them', async () => {
    const { world, open } = phone();
    const page = open();
    await page.start();
    world.isOnline = false;
    await take(page, 'accepted');
    const opened = open();
    await opened.start();
    expect(opened.current()).toMatchObject({ phase: 'rides', isOffline: true, waiting: ['ride'] });
    expect(rideOf(opened).state).toBe('accepted');
    world.isOnline = true;
    await opened.sync();
    expect(world.sent).toHaveLength(1);
  });

  it('shows steps that the service worker has sent, also where the network is lost again', async () => {
    const { world, open, storages } = phone();
    const page = open();
    await page.start();
    world.isOnline = false;
    await take(page, 'accepted');
    const sent = (await storages.steps.queued())[0] as QueuedStep;
    await storeAcceptedStep(storages.lists, sent);
    await storages.steps.remove([sent.actionId]);
    await page.sync();
    expect(page.current()).toMatchObject({ isOffline: true, waiting: [] });
    expect(rideOf(page).state).toBe('accepted');
  });

  it('shows the list that it has read where the phone had no room to store it', async () => {
    const { world, open, storages } = phone();
    const page = open();
    await page.start();
    storages.lists.write = () => Promise.resolve();
    world.serverNow += minuteMs;
    world.rides = [driverRide({ id: 'new' })];
    await page.sync();
    world.isOnline = false;
    await page.sync();
    expect(rideOf(page).id).toBe('new');
  });

  it('says so where the phone can’t store a step, and shows what the server says all the same', async () => {
    const { world, storages, open } = phone();
    const fails = () => Promise.reject(new Error('the connection to the database is lost'));
    const page = open();
    await page.start();
    const failing = { enqueue: fails, queued: fails };
    Object.assign(storages.steps, failing);
    expect(await page.takeStep(rideOf(page), 'accepted')).toBe(false);
    world.rides = [driverRide({ passengerCount: 3 })];
    await page.sync();
    expect(page.current()).toMatchObject({
      isUnsaved: true,
      rides: [{ state: 'offered', passengerCount: 3 }],
    });
    for (const method of Object.keys(failing)) Reflect.deleteProperty(storages.steps, method);
    expect(await page.takeStep(rideOf(page), 'accepted')).toBe(true);
    expect(page.current().isUnsaved).toBe(false);
    await page.sync();
    expect(world.sent).toHaveLength(1);
  });

  it('drops the steps of a ride that was cancelled meanwhile, says why, and reads again [III-17]', async () => {
    const { world, open } = phone();
    const page = open();
    await page.start();
    world.isOnline = false;
    await take(page, 'accepted');
    await take(page, 'on_the_way');
    world.isOnline = true;
    world.outcome = { kind: 'rejected', code: 'ride.cancelled', params: {} };
    world.rides = [driverRide({ isCancelled: true })];
    await page.sync();
    expect(world.sent).toHaveLength(1);
    expect(page.current().rejected).toEqual([
      {
        actionId: 'action 1',
        driverId: 'rashad',
        rideId: 'ride',
        startsAt: new Date(noon).toISOString(),
        to: 'accepted',
        code: 'ride.cancelled',
        params: {},
      },
    ]);
    expect(page.current().waiting).toEqual([]);
    expect(rideOf(page).isCancelled).toBe(true);
    await page.dismissRejection('ride');
    expect(page.current().rejected).toEqual([]);
  });

  it('names the terms that it showed, and says why an answer to earlier ones does not count', async () => {
    const { world, open } = phone([
      driverRide({
        since: '2031-03-05T09:00:00.000Z',
        changed: { at: '2031-03-05T10:00:00.000Z', fields: [] },
      }),
    ]);
    const page = open();
    await page.start();
    world.isOnline = false;
    await take(page, 'accepted');
    world.isOnline = true;
    world.outcome = { kind: 'rejected', code: 'ride.stateChanged', params: {} };
    world.rides = [driverRide({ since: '2031-03-05T11:00:00.000Z' })];
    await page.sync();
    expect(world.sent).toMatchObject([
      { since: '2031-03-05T09:00:00.000Z', changedAt: '2031-03-05T10:00:00.000Z' },
    ]);
    expect(rideOf(page)).toMatchObject({ state: 'offered', since: '2031-03-05T11:00:00.000Z' });
    expect(page.current().rejected).toMatchObject([{ to: 'accepted', code: 'ride.stateChanged' }]);
  });

  it('shows a ride no more that was given to another driver, and that the step is not recorded [III-15]', async () => {
    const { world, open } = phone();
    const page = open();
    await page.start();
    world.outcome = { kind: 'rejected', code: 'ride.notYours', params: {} };
    world.rides = [];
    await take(page, 'on_the_way');
    expect(page.current().rides).toEqual([]);
    expect(page.current().rejected).toMatchObject([{ code: 'ride.notYours' }]);
  });

  it('leaves the reason to a driver whose ride another one on the same phone has now', async () => {
    const { storages, open } = phone();
    const { id: rideId } = driverRide();
    const ofElvin = { driverId: 'elvin', rideId, to: 'accepted', code: 'ride.notYours', params: {} } as const;
    await storages.steps.storeRejected([ofElvin]);
    const page = open();
    await page.start();
    await take(page, 'accepted');
    expect(page.current().rejected).toEqual([]);
    expect(await storages.steps.rejected()).toEqual([ofElvin]);
  });

  it('wipes the list when the session is over, and asks for the PIN', async () => {
    const { world, storages, open } = phone();
    const page = open();
    await page.start();
    world.isSignedIn = false;
    await page.sync();
    expect(page.current()).toMatchObject({ phase: 'signIn', rides: [] });
    expect(await storages.lists.read()).toBeUndefined();
    expect(await page.signIn('0000')).toMatchObject({ code: 'pin.wrong', params: { triesLeft: 4 } });
    expect(await page.signIn('4567')).toBeNull();
    expect(page.current().phase).toBe('rides');
  });

  it('keeps steps that wait over a session that has ended: the next sign-in sends them', async () => {
    const { world, open } = phone();
    const page = open();
    await page.start();
    world.outcome = { kind: 'signedOut' };
    world.isSignedIn = false;
    await take(page, 'accepted');
    expect(page.current()).toMatchObject({ phase: 'signIn', rides: [] });
    world.outcome = { kind: 'accepted' };
    await page.signIn('4567');
    expect(new Set(world.sent.map(({ actionId }) => actionId))).toEqual(new Set(['action 1']));
    expect(page.current().waiting).toEqual([]);
  });

  it("asks for the PIN of another driver's link, and shows that driver's rides alone", async () => {
    const { world, storages, open } = phone();
    world.linkOf = elvin;
    const page = open();
    await page.start();
    expect(page.current()).toMatchObject({ phase: 'signIn', signedInAs: 'Rashad' });
    world.isOnline = false;
    await page.sync();
    expect(page.current()).toMatchObject({ phase: 'signIn', signedInAs: 'Rashad', isOffline: true });
    world.isOnline = true;
    world.rides = [];
    await page.signIn('4567');
    expect(page.current()).toMatchObject({
      phase: 'rides',
      signedInAs: '',
      driverName: 'Elvin',
      rides: [],
    });
    expect((await storages.lists.read())?.list.driver).toEqual(elvin);
  });

  it('shows no list that arrives after signing out, and stores none', async () => {
    const { world, storages, open } = phone();
    const page = open();
    await page.start();
    world.whileReading = () => page.signOut();
    await page.sync();
    expect(page.current()).toMatchObject({ phase: 'signIn', rides: [], driverName: '' });
    expect(await storages.lists.read()).toBeUndefined();
  });

  it("stays with its driver where another driver's link is left alone", async () => {
    const { world, open } = phone();
    world.linkOf = elvin;
    const page = open();
    await page.start();
    await page.dismissLink();
    expect(page.current()).toMatchObject({ phase: 'rides', signedInAs: '', driverName: 'Rashad' });
    await page.sync();
    expect(page.current().phase).toBe('rides');
  });

  it('sends steps of a driver never as those of another, and sends them once that driver is back', async () => {
    const { world, open } = phone();
    const first = open();
    await first.start();
    world.isOnline = false;
    await take(first, 'accepted');

    world.isOnline = true;
    world.isSignedIn = false;
    world.linkOf = elvin;
    world.outcome = { kind: 'signedOut' };
    const second = open();
    await second.start();
    const attempts = world.sent.length;
    await second.signIn('4567');
    expect(second.current()).toMatchObject({ driverName: 'Elvin', waiting: [], hasStepsOfOther: true });
    // A day later the server takes them no more.
    const { phoneNow, serverNow } = world;
    Object.assign(world, { phoneNow: phoneNow + dayMs + 1, serverNow: serverNow + dayMs + 1 });
    await second.sync();
    expect(second.current().hasStepsOfOther).toBe(false);
    Object.assign(world, { phoneNow, serverNow });
    // The ride is Elvin's by now; what Rashad has pressed does not show in it.
    expect(rideOf(second).state).toBe('offered');
    expect(world.sent).toHaveLength(attempts);

    world.linkOf = rashad;
    world.outcome = { kind: 'accepted' };
    const third = open();
    await third.start();
    await third.signIn('4567');
    expect(world.sent.slice(attempts)).toMatchObject([{ driverId: 'rashad', to: 'accepted' }]);
    expect(third.current()).toMatchObject({ waiting: [], hasStepsOfOther: false });
  });

  it('stays with the driver who is in where steps of another wait, and sends the own ones', async () => {
    const { world, storages, open } = phone();
    const first = open();
    await first.start();
    world.isOnline = false;
    await take(first, 'accepted');
    // Elvin has signed in, and the list was wiped for its age: the phone does not know who is in.
    world.driver = elvin;
    world.linkOf = elvin;
    world.isOnline = true;
    await storages.lists.wipe();
    const ofElvin = { ...(await storages.steps.queued())[0], driverId: 'elvin', actionId: 'own' };
    await storages.steps.enqueue(ofElvin as QueuedStep);
    const second = open();
    await second.start();
    await second.sync();
    expect(second.current()).toMatchObject({ phase: 'rides', driverName: 'Elvin', hasStepsOfOther: true });
    expect(await storages.steps.queued()).toMatchObject([{ driverId: 'rashad' }]);
    expect(world.sent.pop()).toMatchObject({ actionId: 'own' });
  });

  it('shows the stored list for 24 hours without a network, and not longer', async () => {
    const { world, storages, open } = phone();
    await open().start();
    world.isOnline = false;
    world.phoneNow = noon + 24 * hourMs;
    const nextDay = open();
    await nextDay.start();
    expect(nextDay.current()).toMatchObject({ phase: 'rides', isOffline: true, readAt: noon });
    world.phoneNow += minuteMs;
    await nextDay.sync();
    expect(nextDay.current()).toMatchObject({ phase: 'unreached', rides: [] });
    expect(await storages.lists.read()).toBeUndefined();
  });

  it('says that a link has ended until another one is opened', async () => {
    const { world, open } = phone();
    Object.assign(world, { isSignedIn: false, hasLinkEnded: true });
    const page = open();
    await page.start();
    expect(page.current().phase).toBe('signIn');
    expect(await page.signIn('4567')).toBeNull();
    expect(page.current().phase).toBe('linkEnded');
    await page.sync();
    expect(page.current().phase).toBe('linkEnded');
    world.isOnline = false;
    await page.sync();
    world.isOnline = true;
    await page.sync();
    expect(page.current().phase).toBe('linkEnded');
  });

  it('names the company to a driver who has yet to sign in, also where the network came later', async () => {
    localStorage.clear();
    const { world, open } = phone();
    Object.assign(world, { isSignedIn: false, isOnline: false });
    const page = open();
    await page.start();
    expect(page.current()).toMatchObject({ phase: 'unreached', company: undefined });
    world.isOnline = true;
    await page.sync();
    await new Promise((shown) => setTimeout(shown));
    expect(page.current()).toMatchObject({ phase: 'signIn', company: { name: 'Caspian' } });
  });

  it('without a link and a session says how to get in', async () => {
    const { world, open } = phone([], '');
    world.isSignedIn = false;
    const page = open();
    await page.start();
    expect(page.current()).toMatchObject({ phase: 'noLink', rides: [] });
  });
});
