import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { DriverRide, DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import type { SignedInDriver } from '@chauffeur/contracts/driver-page/driver-session';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import { hourMs } from '@chauffeur/contracts/time/durations';
import type { DriverApi } from './api/driver-api';
import type { ApiResponse } from './api/send-request';
import { ServerClock } from './clock/server-clock';
import { DriverPage } from './page/driver-page';
import { MemoryStepStorage } from './phone/memory-step-storage';
import { MemoryListStorage } from './phone/stored-list';
import type { QueuedStep } from './steps/queued-step';
import type { SendOutcome } from './steps/send-outcome';
import type { StepStorage } from './steps/step-storage';

export const noon = Date.parse('2031-03-05T12:00:00Z');

export const rashad: SignedInDriver = { id: 'rashad', firstName: 'Rashad', language: 'az' };
/** Who shares the phone. */
export const elvin: SignedInDriver = { id: 'elvin', firstName: 'Elvin', language: 'ru' };

const iso = (instant: number) => new Date(instant).toISOString();

/** A ride that begins at noon UTC, two hours long. */
export function driverRide(changes: Partial<DriverRide> = {}, startsAt = noon): DriverRide {
  const endsAt = startsAt + 2 * hourMs;
  return {
    id: 'ride',
    referenceNumber: 'BK20310305-ABCDEFGH',
    status: 'confirmed',
    isCancelled: false,
    cancelledAt: null,
    state: 'offered',
    since: null,
    bookingDate: '2031-03-05',
    bookingTime: '16:00',
    startsAt: iso(startsAt),
    endsAt: iso(endsAt),
    rules: {
      startsAt: iso(startsAt),
      endsAt: iso(endsAt),
      hasTime: true,
      waitMinutes: 60,
      arrivedAt: null,
    },
    steps: [],
    undo: null,
    from: { text: 'Hilton Baku', placeId: null, latitude: null, longitude: null },
    to: { text: 'Airport', placeId: null, latitude: null, longitude: null },
    passengerCount: 2,
    luggageLarge: 0,
    luggageSmall: 0,
    vehicle: null,
    contact: null,
    contactFrom: null,
    changed: null,
    ...changes,
  };
}

const rejected = (
  status: number,
  code: string,
  params = {},
): Exclude<ApiResponse<never>, { kind: 'ok' }> => ({
  kind: 'rejected',
  status,
  code,
  params,
  retryAfter: 0,
});

/** A phone with its clock and storage, and a server whose responses a test changes; the page can be opened again. */
export function phone(rides: DriverRide[] = [driverRide()], token = 'token') {
  const world = {
    phoneNow: noon,
    serverNow: noon,
    isOnline: true,
    isSignedIn: true,
    driver: rashad,
    /** Whose link the page was opened by. */
    linkOf: rashad,
    rides,
    hasLinkEnded: false,
    /** Seconds for which no PIN is taken. */
    lockedFor: 0,
    sent: [] as QueuedStep[],
    /** The language of the page. */
    language: 'az' as DriverLanguage,
    /** In which languages the rides were read. */
    readIn: [] as string[],
    outcome: { kind: 'accepted' } as SendOutcome,
    /** What happens while the list is on its way to the phone. */
    whileReading: (): Promise<unknown> => Promise.resolve(),
  };
  // The page can be opened again.
  const steps: StepStorage = Object.assign(new MemoryStepStorage(), { isPersistent: true });
  const storages = { steps, lists: new MemoryListStorage() };
  const responseOf = <Body>(body: Body): ApiResponse<Body> => {
    if (!world.isOnline) return { kind: 'unavailable' };
    return world.isSignedIn ? { kind: 'ok', body } : rejected(401, 'session.required');
  };
  const open = () => {
    const clock = new ServerClock(() => world.phoneNow);
    const list = (token = ''): DriverRidesResponse => ({
      driver: world.driver,
      company: { name: 'Caspian', phone: '+994125550123' },
      serverNow: new Date(world.serverNow).toISOString(),
      rides: world.rides,
      isOtherLink: token !== '' && world.linkOf.id !== world.driver.id,
    });
    const api: Pick<DriverApi, 'clock' | 'readRides' | 'sendStep' | 'signIn' | 'signOut' | 'readCompany'> = {
      clock,
      readRides: async (token, language) => {
        world.readIn.push(language);
        const response = responseOf(list(token));
        await world.whileReading();
        return response;
      },
      readCompany: () => {
        const settings = { isActive: true, companyName: 'Caspian', phonePrimary: '+994125550123' };
        return Promise.resolve(
          world.isOnline
            ? { kind: 'ok', body: settings as ContactSettingsResponse }
            : { kind: 'unavailable' },
        );
      },
      signOut: () => Promise.resolve(responseOf(undefined)),
      signIn: (_token, pin) => {
        if (!world.isOnline) return Promise.resolve({ kind: 'unavailable' });
        if (world.hasLinkEnded) return Promise.resolve(rejected(410, 'link.expired'));
        if (world.lockedFor > 0) {
          return Promise.resolve({ ...rejected(429, 'link.locked'), retryAfter: world.lockedFor });
        }
        if (pin !== '4567') return Promise.resolve(rejected(401, 'pin.wrong', { triesLeft: 4 }));
        world.isSignedIn = true;
        world.driver = world.linkOf;
        return Promise.resolve(responseOf({ driver: list().driver, serverNow: list().serverNow }));
      },
      sendStep: (step) => {
        if (!world.isOnline) return Promise.resolve({ kind: 'unavailable' });
        world.sent.push(step);
        const isOfOther = step.driverId !== world.driver.id;
        return Promise.resolve(isOfOther ? { kind: 'signedOut' } : world.outcome);
      },
    };
    let actions = 0;
    return new DriverPage({
      ...storages,
      api: api as DriverApi,
      token,
      clearToken: () => undefined,
      timer: { after: () => () => undefined },
      newActionId: () => `action ${(actions += 1)}`,
      language: () => world.language,
      onLanguage: () => undefined,
      onWaiting: () => undefined,
    });
  };
  return { world, storages, open };
}
