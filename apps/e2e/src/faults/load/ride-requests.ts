import { daysAhead } from '../../days-ahead.ts';
import { bookingRequest, type Offer } from '../../booking-request.ts';
import { seededNumbers } from './seeded-numbers.ts';

export interface RideRequest {
  /** The customer's email; each customer requests only one ride. */
  readonly customer: string;
  readonly idempotencyKey: string;
  /** Whether staff enter it, as paid. */
  readonly isManual: boolean;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface RideOptions {
  /** Every how many requests one is entered by staff; none by default. */
  readonly manualEvery?: number;
  /** Changes to the request of this number. By default a request is for a city tour by day, on one of 28 days months ahead. */
  readonly changes?: (count: number) => Readonly<Record<string, unknown>>;
}

const firstDay = 120;

export const customersOf = (name: string, seed: number): string => `rider-${name}-${seed}-`;

/** Returns a function that creates requests of customers and staff for priced city tours; the same sequence for the same seed. */
export function rideRequests(
  offer: Offer,
  name: string,
  seed: number,
  { manualEvery, changes }: RideOptions,
): () => RideRequest {
  const random = seededNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  // Different for each name, because the sixth open request of a phone number holds no vehicle.
  const firstDigits = threeDigitsOf(name);
  const tours = offer.prices.filter(({ service }) => service?.serviceType === 'city_tour');
  let count = 0;
  return () => {
    count += 1;
    const { carId, serviceId } = tours[below(tours.length)] ?? {};
    const customer = `${customersOf(name, seed)}${count}@example.com`;
    const isManual = manualEvery !== undefined && count % manualEvery === 0;
    const body = bookingRequest(offer, {
      carId,
      serviceId,
      language: below(2) === 0 ? 'en' : 'ru',
      bookingDate: daysAhead(firstDay + below(28)),
      bookingTime: `${twoDigits(8 + below(10))}:30`,
      passengerCount: 1 + below(2),
      customerName: `Rider ${count}`,
      customerEmail: customer,
      customerPhone: `+994 55 ${firstDigits}${String(count).padStart(4, '0')}`,
      ...(isManual
        ? { currency: undefined, totalPrice: 120.5, paymentReceived: true, paymentMethod: 'Cash' }
        : {}),
      ...changes?.(count),
    });
    return { customer, idempotencyKey: `${name}-${seed}-${count}`, isManual, body };
  };
}

function threeDigitsOf(name: string): string {
  const number = Buffer.from(name).reduce((sum, byte) => (sum * 31 + byte) % 1_000, 0);
  return String(number).padStart(3, '0');
}
