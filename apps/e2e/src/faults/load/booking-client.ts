import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { post, readOffer } from '../../booking-request.ts';
import type { Staff } from '../../staff.ts';
import { atConstantRate } from './constant-rate.ts';
import { customersOf, rideRequests, type RideOptions, type RideRequest } from './ride-requests.ts';

/** A requested booking with all its responses and their times (milliseconds since 1970). Status 0 means no response. */
export interface BookingAttempt extends RideRequest {
  readonly responses: { readonly status: number; readonly at: number; readonly body: unknown }[];
}

export interface ClientOptions extends RideOptions {
  /** Enters the manual bookings. */
  readonly staff?: Staff;
  /** Milliseconds for which a request is retried with its key after no response or a 5xx; 0 by default. */
  readonly retryForMs?: number;
}

const created = z.object({ id: z.string() });
/** Milliseconds between two attempts. */
const backoff = { initial: 250, max: 2_000 };

/** Simulates customers, and staff, who book through the gateway. Each customer has a unique email, the same for the same seed. */
export class BookingClient {
  readonly attempts: BookingAttempt[] = [];
  readonly accepted: { readonly id: string; readonly customer: string }[] = [];
  /** Milliseconds until each accepted booking was accepted. */
  readonly times: number[] = [];
  /** Final responses other than 201, and requests without a response. */
  readonly failures: string[] = [];
  inFlight = 0;
  private firstAttemptAt = 0;
  private lastAttemptAt = 0;

  private constructor(
    private readonly site: string,
    /** Prefix of the emails of all its customers. */
    readonly customers: string,
    private readonly nextRide: () => RideRequest,
    private readonly options: ClientOptions,
  ) {}

  static async open(
    site: string,
    name: string,
    seed: number,
    options: ClientOptions = {},
  ): Promise<BookingClient> {
    const nextRide = rideRequests(await readOffer(site), name, seed, options);
    return new BookingClient(site, customersOf(name, seed), nextRide, options);
  }

  get offeredPerSecond(): number {
    return ((this.attempts.length - 1) * 1_000) / Math.max(1, this.lastAttemptAt - this.firstAttemptAt);
  }

  /** Starts this many bookings at a constant rate, whatever the responses. Resolves when all have ended. */
  bookAtConstantRate(count: number, perSecond: number): Promise<void> {
    return atConstantRate(perSecond, count, () => this.book());
  }

  /** Books at a constant rate while `work` runs. Returns its result. */
  async bookDuring<Result>(perSecond: number, work: () => Promise<Result>): Promise<Result> {
    const end = new AbortController();
    const bookings = atConstantRate(perSecond, end.signal, () => this.book());
    try {
      return await work();
    } finally {
      end.abort();
      await bookings;
    }
  }

  private async book(): Promise<void> {
    const attempt: BookingAttempt = { ...this.nextRide(), responses: [] };
    this.attempts.push(attempt);
    this.lastAttemptAt = performance.now();
    this.firstAttemptAt ||= this.lastAttemptAt;
    this.inFlight += 1;
    await this.requestUntilDecided(attempt);
    this.inFlight -= 1;
  }

  private async requestUntilDecided(attempt: BookingAttempt): Promise<void> {
    const begin = performance.now();
    for (let retry = 0; ; retry += 1) {
      const { status, body } = await this.request(attempt).catch((error: unknown) => {
        return { status: 0, body: String(error) };
      });
      attempt.responses.push({ status, body, at: Date.now() });
      if (status === 201) {
        this.times.push(performance.now() - begin);
        this.accepted.push({ id: created.parse(body).id, customer: attempt.customer });
        return;
      }
      const mayBeRetried = status === 0 || status >= 500;
      if (!mayBeRetried || performance.now() - begin > (this.options.retryForMs ?? 0)) {
        this.failures.push(`${status} ${JSON.stringify(body)}`);
        return;
      }
      await sleep(Math.min(backoff.max, backoff.initial * 2 ** retry));
    }
  }

  private async request({ isManual, body, idempotencyKey }: RideRequest) {
    const headers = { 'idempotency-key': idempotencyKey };
    if (!isManual) return post('/bookings', body, headers, this.site);
    if (!this.options.staff) throw new Error('manual bookings need staff');
    return this.options.staff.call('POST', '/bookings', body, headers);
  }
}
