import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Staff } from '../staff.ts';
import { cityTours, RideRequests, type RideOptions, type RideRequest } from './ride-requests.ts';

/** A booking that was answered with 201. */
export interface AcceptedBooking {
  readonly id: string;
  readonly customer: string;
  /** Milliseconds since 1970 of the answer. */
  readonly at: number;
}

/** A booking that was asked for, with all that was answered; status 0 stands for no answer. */
export interface AskedBooking extends RideRequest {
  readonly answers: { readonly status: number; readonly at: number; readonly body: unknown }[];
}

export interface ClientOptions extends RideOptions {
  /** Enters the manual ones. */
  readonly staff?: Staff;
  /** Milliseconds for which one is asked for again, with its key, where there was no answer or a 5xx; 0 unless given. */
  readonly patience?: number;
}

const booked = z.object({ id: z.string() });
/** Milliseconds without an answer, and between two times of asking. */
const limits = { answer: 30_000, firstPause: 250, longestPause: 2_000 };

/** Customers, and staff, who book through the gateway, each with an email of their own; the same ones for the same seed. */
export class BookingClient {
  readonly asked: AskedBooking[] = [];
  readonly accepted: AcceptedBooking[] = [];
  /** Milliseconds that each accepted booking took. */
  readonly times: number[] = [];
  /** Last answers that were no 201, and requests without an answer. */
  readonly refusals: string[] = [];
  /** Bookings that are not yet decided. */
  inHand = 0;
  private firstAsked = 0;
  private lastAsked = 0;

  private constructor(
    private readonly site: string,
    private readonly rides: RideRequests,
    private readonly options: ClientOptions,
  ) {}

  static async open(
    site: string,
    name: string,
    seed: number,
    options: ClientOptions = {},
  ): Promise<BookingClient> {
    return new BookingClient(site, new RideRequests(await cityTours(site), name, seed, options), options);
  }

  /** Bookings that were begun a second, over the whole time in which they were. */
  get offeredPerSecond(): number {
    return ((this.asked.length - 1) * 1_000) / Math.max(1, this.lastAsked - this.firstAsked);
  }

  /** Begins so many bookings at a steady pace, whatever the answers; resolves when all are answered. */
  bookSteadily(count: number, perSecond: number): Promise<void> {
    return this.bookAtPace(perSecond, (index) => index < count);
  }

  /** The same, until the signal. */
  bookUntil(perSecond: number, until: AbortSignal): Promise<void> {
    return this.bookAtPace(perSecond, () => !until.aborted);
  }

  private async bookAtPace(perSecond: number, goesOn: (index: number) => boolean): Promise<void> {
    const begin = performance.now();
    const bookings: Promise<void>[] = [];
    for (let index = 0; goesOn(index); index += 1) {
      const wait = begin + (index * 1_000) / perSecond - performance.now();
      if (wait > 0) await pause(wait);
      bookings.push(this.book());
    }
    await Promise.all(bookings);
  }

  private async book(): Promise<void> {
    const asked: AskedBooking = { ...this.rides.next(), answers: [] };
    this.asked.push(asked);
    this.lastAsked = performance.now();
    this.firstAsked ||= this.lastAsked;
    this.inHand += 1;
    await this.askUntilDecided(asked);
    this.inHand -= 1;
  }

  private async askUntilDecided(asked: AskedBooking): Promise<void> {
    const { patience = 0 } = this.options;
    const begin = performance.now();
    for (let attempt = 0; ; attempt += 1) {
      const { status, body } = await this.ask(asked);
      asked.answers.push({ status, body, at: Date.now() });
      if (status === 201) {
        this.times.push(performance.now() - begin);
        this.accepted.push({ id: booked.parse(body).id, customer: asked.customer, at: Date.now() });
        return;
      }
      const mayBeAskedAgain = status === 0 || status >= 500;
      if (!mayBeAskedAgain || performance.now() - begin > patience) {
        this.refusals.push(`${status} ${JSON.stringify(body)}`);
        return;
      }
      await pause(Math.min(limits.longestPause, limits.firstPause * 2 ** attempt));
    }
  }

  private async ask({
    isManual,
    body,
    idempotencyKey,
  }: RideRequest): Promise<{ status: number; body: unknown }> {
    const headers = { 'idempotency-key': idempotencyKey };
    try {
      if (isManual) return await this.staff.call('POST', '/bookings', body, headers);
      const answer = await fetch(`${this.site}/api/bookings`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(limits.answer),
      });
      return { status: answer.status, body: await answer.json() };
    } catch (error) {
      return { status: 0, body: String(error) };
    }
  }

  private get staff(): Staff {
    if (!this.options.staff) throw new Error('nobody enters the manual bookings');
    return this.options.staff;
  }
}
