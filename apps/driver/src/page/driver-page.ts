import type { DriverRide, DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import type { DriverApi } from '../api/driver-api';
import type { ApiResponse } from '../api/send-request';
import { storeAcceptedStep } from '../phone/store-accepted-step';
import type { ListStorage } from '../phone/stored-list';
import type { QueuedStep } from '../steps/queued-step';
import { sendQueuedSteps, type SendResult } from '../steps/send-queued-steps';
import type { StepStorage } from '../steps/step-storage';
import { StepSender, type Timer } from '../steps/step-sender';
import { readCompany, storeCompany, storedCompany } from './company';
import { startingState, type PageState, type Phase } from './page-state';
import { RidesOnPhone } from './rides-on-phone';

export interface DriverPageParts {
  readonly api: DriverApi;
  readonly steps: StepStorage;
  readonly lists: ListStorage;
  readonly timer: Timer;
  /** The link's token, after `#`; '' if there is none. */
  readonly token: string;
  /** Forgets the link, so that a reload does not use it either. */
  readonly clearToken: () => void;
  readonly newActionId: () => string;
  /** Returns the language that the page has now. */
  readonly language: () => DriverLanguage;
  /** The language that staff have set for the driver. */
  readonly onLanguage: (language: DriverLanguage) => void;
  /** Called when steps wait: lets the browser send them once it is online, even if the page is closed. */
  readonly onWaiting: () => void;
}

/** The state of the page and the actions that change it. Screens subscribe to it. */
export class DriverPage {
  private state: PageState = startingState;
  private token: string;
  private hasLinkEnded = false;
  /** The driver who is signed in; null while unknown. */
  private driverId: string | null = null;
  /** Incremented when a session begins or ends, to discard responses to requests of another session. */
  private session = 0;
  private readonly listeners = new Set<() => void>();
  private readonly rides: RidesOnPhone;
  private readonly sender: StepSender;

  constructor(private readonly parts: DriverPageParts) {
    const { api, steps, lists, timer } = parts;
    this.token = parts.token;
    this.rides = new RidesOnPhone(steps, lists, api.clock);
    const send = () =>
      sendQueuedSteps({
        storage: steps,
        driverId: () => this.driverId,
        send: (step) => api.sendStep(step),
        onAccepted: (step) => storeAcceptedStep(lists, step),
      });
    this.sender = new StepSender(send, timer, (result) => this.afterSending(result));
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly current = (): PageState => this.state;

  /** By the server's clock. */
  now(): number {
    return this.parts.api.clock.now();
  }

  /** Shows the rides stored on the phone, then those of the server. */
  async start(): Promise<void> {
    const company = storedCompany();
    const driver = await this.rides.restore();
    if (driver) this.recogniseDriver(driver);
    await this.show({ company, ...(driver ? { phase: 'rides' as const } : {}) });
    await this.sync();
  }

  /** Sends queued steps, then reads the rides. Called on opening, focus, reconnecting, every minute, and after each step. */
  sync(): Promise<void> {
    return this.sender.sendNow();
  }

  /** Returns null if the driver is signed in, else the server's response. */
  async signIn(pin: string): Promise<Exclude<ApiResponse<unknown>, { kind: 'ok' }> | null> {
    const response = await this.parts.api.signIn(this.token, pin);
    if (response.kind === 'ok') {
      const { id, language } = response.body.driver;
      this.session += 1;
      if (id !== this.driverId) await this.rides.wipe();
      this.driverId = id;
      this.state = { ...this.state, signedInAs: '' };
      this.parts.onLanguage(language);
      await this.sync();
      return null;
    }
    this.hasLinkEnded =
      response.kind === 'rejected' && (response.code === 'link.expired' || response.code === 'link.invalid');
    if (!this.hasLinkEnded) return response;
    await this.show({ phase: 'linkEnded' });
    return null;
  }

  /** Leaves another driver's link and shows the rides of the driver who is signed in. */
  async dismissLink(): Promise<void> {
    this.token = '';
    this.parts.clearToken();
    await this.show({ phase: 'rides', signedInAs: '' });
  }

  async signOut(): Promise<boolean> {
    const response = await this.parts.api.signOut();
    if (response.kind === 'unavailable') return false;
    await this.endSession();
    return true;
  }

  /**
   * Takes a step: it counts at once on this phone, and is sent as soon as there is a network. Returns false if the phone can't
   * store it, because a step that would be lost must not look as if it were taken.
   */
  async takeStep(
    ride: DriverRide,
    to: QueuedStep['to'],
    { reason = null, note = null }: Partial<Pick<QueuedStep, 'reason' | 'note'>> = {},
  ): Promise<boolean> {
    let isUnsaved = false;
    try {
      const { driverId } = this;
      const actionId = this.parts.newActionId();
      await this.rides.addStep(ride, { driverId, actionId, to, reason, note });
      this.parts.onWaiting();
      void this.sync();
    } catch {
      isUnsaved = true;
    }
    await this.show({ isUnsaved });
    return !isUnsaved;
  }

  /** Returns false if the server was not reached: the notice then stays. */
  async confirmSeen({ id, changed }: DriverRide): Promise<boolean> {
    if (!changed) return true;
    const response = await this.parts.api.confirmSeen(id, changed.at);
    await this.sync();
    return response.kind !== 'unavailable';
  }

  async dismissRejection(rideId: string): Promise<void> {
    await this.rides.dismissRejection(rideId, this.driverId);
    await this.show({});
  }

  private async afterSending(result: SendResult | 'failed'): Promise<void> {
    // The server was not reached: the list stays as it is.
    if (result === 'unavailable') return this.showOffline();
    const before = this.driverId;
    // A 401 for a step does not end this session: the step may be that of another driver who shares the phone.
    await this.readRides();
    // Steps of the driver who is signed in may wait behind it.
    if (this.driverId && this.driverId !== before) void this.sync();
  }

  private async readRides(): Promise<void> {
    const { session } = this;
    const response = await this.parts.api.readRides(this.token, this.parts.language());
    if (session !== this.session) return undefined;
    if (response.kind === 'rejected' && response.status === 401) return this.endSession();
    if (response.kind !== 'ok') return this.showOffline();
    this.rides.replace(response.body);
    this.recogniseDriver(response.body.driver);
    if (response.body.company) storeCompany(response.body.company);
    const company = response.body.company ?? this.state.company;
    const known = { isOffline: false, company };
    if (!response.body.isOtherLink) return this.show({ ...known, phase: 'rides' });
    const signedInAs = response.body.driver.firstName;
    await this.show({ ...known, signedInAs, phase: this.signedOutPhase() });
  }

  private recogniseDriver({ id, language }: DriverRidesResponse['driver']): void {
    this.driverId = id;
    this.parts.onLanguage(language);
  }

  private async showOffline(): Promise<void> {
    if (this.rides.areExpired()) await this.rides.wipe();
    if (this.state.signedInAs) return this.show({ isOffline: true });
    await this.show({ phase: this.rides.areKnown() ? 'rides' : 'unreached', isOffline: true });
  }

  /** Queued steps stay: they belong to the driver, and name no customer. */
  private async endSession(): Promise<void> {
    this.session += 1;
    await this.rides.wipe();
    this.driverId = null;
    await this.show({ phase: this.signedOutPhase(), isOffline: false, signedInAs: '' });
    // With a session, the list of rides has it.
    if (!this.state.company) void this.fetchCompany();
  }

  private signedOutPhase(): Phase {
    if (!this.token) return 'noLink';
    return this.hasLinkEnded ? 'linkEnded' : 'signIn';
  }

  private async fetchCompany(): Promise<void> {
    const company = await readCompany(this.parts.api);
    if (!company) return;
    storeCompany(company);
    await this.show({ company });
  }

  /** Updates the state, with the rides that the phone has now. */
  private async show(change: Partial<PageState>): Promise<void> {
    await this.rides.read();
    this.state = { ...this.state, ...change, ...this.rides.viewOf(this.driverId) };
    for (const listener of this.listeners) listener();
  }
}
