import { randomUUID } from 'node:crypto';
import { dayMs } from '@chauffeur/contracts/time/durations';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { z } from 'zod';
import type { LoadRequest } from '../load/load.js';

const hours = ['02:00', '08:00', '14:00', '20:00'] as const;
/** Within the horizon of the booking rules. */
const [firstDay, days] = [30, 300] as const;

const offers = z.array(z.object({ id: z.string(), serviceType: z.string().nullish() }));

/** Creates requests as the site sends them, each of another customer and, as far as possible, for a free vehicle. */
export async function bookingRequests(site: string, first: number, count: number): Promise<LoadRequest[]> {
  const offered = async (path: string) => offers.parse(await (await fetch(`${site}/api/${path}`)).json());
  const [cars, services] = await Promise.all([offered('cars'), offered('services')]);
  const service = services.find(({ serviceType }) => serviceType !== 'airport_transfer');
  if (!service) throw new Error('There is no service without a flight.');
  return Array.from({ length: count }, (_, index) => {
    const number = first + index;
    const slot = Math.floor(number / cars.length);
    const day = firstDay + (Math.floor(slot / hours.length) % days);
    const body = {
      language: 'en',
      carId: cars[number % cars.length]?.id,
      serviceId: service.id,
      currency: 'EUR',
      bookingDate: todayInBaku(new Date(Date.now() + day * dayMs)),
      bookingTime: hours[slot % hours.length],
      passengerCount: 2,
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Old City',
      customerName: 'Emily Carter',
      customerPhone: `+99455${String(1_000_000 + number)}`,
      customerEmail: `guest-${number}@example.com`,
      preferredMessagingApp: 'whatsapp',
    };
    return {
      method: 'POST',
      path: '/api/bookings',
      body: JSON.stringify(body),
      idempotencyKey: randomUUID(),
    };
  });
}
