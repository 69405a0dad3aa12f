import type { DriverRide, DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import { dayMs } from '@chauffeur/contracts/time/durations';
import type { ServerClock } from '../clock/server-clock';
import { listRetentionMs, type ListStorage, type StoredList } from '../phone/stored-list';
import { withQueuedSteps } from '../steps/apply-step';
import { belongsToDriver, type QueuedStep, type RejectedStep } from '../steps/queued-step';
import type { StepStorage } from '../steps/step-storage';
import type { PageState } from './page-state';

/** What the page shows of the rides and the steps that this phone has stored. */
type RidesView = Pick<
  PageState,
  'rides' | 'readAt' | 'driverName' | 'isPersistent' | 'waiting' | 'rejected' | 'hasStepsOfOther'
>;

/** The last list of rides, and the steps that were taken since. */
export class RidesOnPhone {
  private list: StoredList | undefined;
  /** Queued and rejected steps as last read from the phone's storage. */
  private stored: readonly [readonly QueuedStep[], readonly RejectedStep[]] = [[], []];

  constructor(
    private readonly steps: StepStorage,
    private readonly lists: ListStorage,
    private readonly clock: ServerClock,
  ) {}

  areKnown(): boolean {
    return this.list !== undefined;
  }

  areExpired(): boolean {
    return this.list !== undefined && this.isExpired(this.list);
  }

  /** Sets the clock by the stored list, and returns its driver; undefined if there is none that may still be shown. */
  async restore(): Promise<DriverRidesResponse['driver'] | undefined> {
    const stored = await this.lists.read();
    if (!stored) return undefined;
    this.clock.offset = stored.clockOffset;
    if (this.isExpired(stored)) {
      await this.lists.wipe();
      return undefined;
    }
    this.list = stored;
    return stored.list.driver;
  }

  /** Replaces the list by one that the server has just sent. */
  replace(list: DriverRidesResponse): void {
    const { clock } = this;
    clock.set(Date.parse(list.serverNow));
    this.list = { list, readAt: clock.now(), clockOffset: clock.offset };
    // Not awaited: the session must not end between here and the render.
    void this.lists.write(this.list);
  }

  async wipe(): Promise<void> {
    this.list = undefined;
    await this.lists.wipe();
  }

  /** Queues a step that is taken now; rejects if the phone can't store it. */
  async addStep(
    { id: rideId, startsAt, state: from, since, changed }: DriverRide,
    taken: Required<Pick<QueuedStep, 'driverId' | 'actionId' | 'to' | 'reason' | 'note'>>,
  ): Promise<void> {
    const happenedAt = new Date(this.clock.now()).toISOString();
    const step = { ...taken, rideId, startsAt, from, happenedAt, since, changedAt: changed?.at };
    await this.dismissRejection(rideId, taken.driverId);
    await this.steps.enqueue(step);
  }

  async dismissRejection(rideId: string, driverId: string | null): Promise<void> {
    // On a shared phone, the driver who had the ride before has yet to see their own notice.
    const isLeft = (each: RejectedStep) => each.rideId !== rideId || !belongsToDriver(driverId, each);
    const rejected = (await this.steps.rejected()).filter(isLeft);
    await this.steps.storeRejected(rejected);
  }

  /** Reads what the phone has stored now. */
  async read(): Promise<void> {
    // A storage failure must not hide the server's response.
    this.stored = await Promise.all([this.steps.queued(), this.steps.rejected()]).catch(() => this.stored);
    // With the steps that were accepted since the list was read, perhaps from the service worker.
    const list = await this.lists.read();
    if (this.list && list?.readAt === this.list.readAt) this.list = list;
  }

  /** Returns what a driver is shown of it; null while the driver is unknown. */
  viewOf(driverId: string | null): RidesView {
    const [stored, rejected] = this.stored;
    const queued = stored.filter((step) => belongsToDriver(driverId, step));
    return {
      rides: withQueuedSteps(this.list?.list.rides ?? [], queued),
      readAt: this.list?.readAt ?? 0,
      driverName: this.list?.list.driver.firstName ?? '',
      isPersistent: this.steps.isPersistent,
      waiting: [...new Set(queued.map(({ rideId }) => rideId))],
      rejected: rejected.filter((step) => belongsToDriver(driverId, step)),
      hasStepsOfOther: stored.some(
        (step) => !belongsToDriver(driverId, step) && this.clock.now() - Date.parse(step.happenedAt) <= dayMs,
      ),
    };
  }

  private isExpired({ readAt }: StoredList): boolean {
    return this.clock.now() - readAt > listRetentionMs;
  }
}
