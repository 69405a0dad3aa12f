import { z } from 'zod';
import { seededNumbers } from './seeded-numbers.ts';

/** One booking that somebody asks for. */
export interface RideRequest {
  /** The email of its customer, who asks for nothing else. */
  readonly customer: string;
  readonly idempotencyKey: string;
  /** Entered by staff, and paid. */
  readonly isManual: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RideOptions {
  /** Every so many-th is entered by staff; none unless given. */
  readonly manualEvery?: number;
  /** The ride's date, YYYY-MM-DD; a day of May 2030 unless given. */
  readonly dateOf?: (asked: number) => string;
}

export interface Offer {
  readonly carId: string;
  readonly serviceId?: string | null | undefined;
}

const prices = z.array(
  z.object({
    carId: z.string(),
    serviceId: z.string().nullish(),
    service: z.object({ serviceType: z.string() }).nullish(),
  }),
);

/** The priced city tours of a product with demonstration content. */
export async function cityTours(site: string): Promise<Offer[]> {
  const answer = await fetch(`${site}/api/pricing`);
  const offers = prices
    .parse(await answer.json())
    .filter(({ service }) => service?.serviceType === 'city_tour');
  if (offers.length === 0) throw new Error('the demonstration content has no priced city tour');
  return offers;
}

/** The beginning of the emails of all customers of one run. */
export function customersOf(name: string, seed: number): string {
  return `rider-${name}-${seed}-`;
}

/** What customers and staff ask for: the same for the same seed. */
export class RideRequests {
  private asked = 0;
  private readonly random: () => number;

  constructor(
    private readonly offers: readonly Offer[],
    private readonly name: string,
    private readonly seed: number,
    private readonly options: RideOptions = {},
  ) {
    this.random = seededNumbers(seed);
  }

  next(): RideRequest {
    this.asked += 1;
    const { manualEvery, dateOf } = this.options;
    const offer = this.offers[Math.floor(this.random() * this.offers.length)];
    const customer = `${customersOf(this.name, this.seed)}${this.asked}@example.com`;
    const isManual = manualEvery !== undefined && this.asked % manualEvery === 0;
    const ride = {
      language: this.random() < 0.5 ? 'en' : 'ru',
      carId: offer?.carId,
      serviceId: offer?.serviceId,
      bookingDate: `2030-05-${String(1 + Math.floor(this.random() * 28)).padStart(2, '0')}`,
      bookingTime: `${String(8 + Math.floor(this.random() * 10)).padStart(2, '0')}:30`,
      passengerCount: 1 + Math.floor(this.random() * 2),
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Old City, Double Gates',
      customerName: `Rider ${this.asked}`,
      customerEmail: customer,
      customerPhone: '+44 20 7946 0958',
      preferredMessagingApp: 'whatsapp',
      ...(dateOf ? { bookingDate: dateOf(this.asked) } : {}),
    };
    return {
      customer,
      idempotencyKey: `${this.name}-${this.seed}-${this.asked}`,
      isManual,
      body: isManual
        ? { ...ride, totalPrice: 120.5, paymentReceived: true, paymentMethod: 'Cash' }
        : { ...ride, currency: 'USD' },
    };
  }
}
