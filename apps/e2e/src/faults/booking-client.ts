import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { seededNumbers } from './seeded-numbers.ts';

export interface AcceptedBooking {
  readonly id: string;
  readonly customer: string;
  /** Milliseconds since 1970 of the answer. */
  readonly at: number;
}

const prices = z.array(
  z.object({
    carId: z.string(),
    serviceId: z.string().nullish(),
    service: z.object({ serviceType: z.string() }).nullish(),
  }),
);
const booked = z.object({ id: z.string() });

/** Customers who book through the gateway, each with an email of their own; the same ones for the same seed. */
export class BookingClient {
  readonly accepted: AcceptedBooking[] = [];
  /** Milliseconds that each accepted booking took. */
  readonly times: number[] = [];
  /** Answers that were no 201, and requests without an answer. */
  readonly refusals: string[] = [];
  private asked = 0;
  private readonly random: () => number;

  private constructor(
    private readonly site: string,
    private readonly name: string,
    private readonly seed: number,
    private readonly offers: readonly { carId: string; serviceId?: string | null | undefined }[],
  ) {
    this.random = seededNumbers(seed);
  }

  static async open(site: string, name: string, seed: number): Promise<BookingClient> {
    const answer = await fetch(`${site}/api/pricing`);
    const offers = prices
      .parse(await answer.json())
      .filter(({ service }) => service?.serviceType === 'city_tour');
    if (offers.length === 0) throw new Error('the demonstration content has no priced city tour');
    return new BookingClient(site, name, seed, offers);
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
    const request = this.request();
    const begin = performance.now();
    try {
      const answer = await fetch(`${this.site}/api/bookings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        signal: AbortSignal.timeout(30_000),
      });
      const body: unknown = await answer.json();
      if (answer.status !== 201) throw new Error(`${answer.status} ${JSON.stringify(body)}`);
      this.times.push(performance.now() - begin);
      this.accepted.push({ id: booked.parse(body).id, customer: request.customerEmail, at: Date.now() });
    } catch (error) {
      this.refusals.push(String(error));
    }
  }

  private request() {
    this.asked += 1;
    const offer = this.offers[Math.floor(this.random() * this.offers.length)];
    return {
      language: this.random() < 0.5 ? 'en' : 'ru',
      carId: offer?.carId,
      serviceId: offer?.serviceId,
      currency: 'USD',
      bookingDate: `2030-05-${String(1 + Math.floor(this.random() * 28)).padStart(2, '0')}`,
      bookingTime: `${String(8 + Math.floor(this.random() * 10)).padStart(2, '0')}:30`,
      passengerCount: 1 + Math.floor(this.random() * 2),
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Old City, Double Gates',
      customerName: `Rider ${this.asked}`,
      customerEmail: `rider-${this.name}-${this.seed}-${this.asked}@example.com`,
      customerPhone: '+44 20 7946 0958',
      preferredMessagingApp: 'whatsapp',
    };
  }
}
