import { z } from 'zod';

/** A day of a large company. */
export const day = { vehicles: 80, rides: 300 } as const;

const ridesOfVehicle = Math.ceil(day.rides / day.vehicles);
const account = { username: 'bench', email: 'bench@company.example', password: 'a street that is measured' };
const records = z.array(z.object({ id: z.string() }));
const session = z.object({ accessToken: z.string() });

/** What a browser sends to be signed in. */
export interface SignedIn {
  readonly cookie: { readonly name: string; readonly value: string };
}

/**
 * Makes the first account of a new product and enters vehicles and rides of one day (YYYY-MM-DD in Baku), each ride with
 * its vehicle. Throws where the product rejects one.
 */
export async function seedDay(site: string, date: string): Promise<void> {
  await send(site, '/api/setup', account);
  const signedIn = await sendCredentials(site);
  const { accessToken } = session.parse(await signedIn.json());
  const enter = async (path: string, body: unknown) =>
    z
      .object({ id: z.string() })
      .parse(await (await send(site, `/api/admin${path}`, body, accessToken)).json());
  const [cars, services] = await Promise.all([offered(site, 'cars'), offered(site, 'services')]);
  for (let number = 0; number < day.vehicles; number += 1) {
    const carId = cars[number % cars.length];
    // Sequential: each has its place on the board.
    const vehicle = await enter('/vehicles', { carId, label: `V${number + 1}` });
    const rides = Math.min(ridesOfVehicle, day.rides - number * ridesOfVehicle);
    for (let ride = 0; ride < rides; ride += 1) {
      await enter('/bookings', {
        customerName: `Guest ${number + 1} ${ride + 1}`,
        customerPhone: '+44 20 7946 0958',
        customerHasNoEmail: true,
        carId,
        serviceId: services[0],
        vehicleId: vehicle.id,
        bookingDate: date,
        bookingTime: `${String(6 + ride * 4 + (number % 3)).padStart(2, '0')}:00`,
        durationMinutes: 60 + (number % 4) * 30,
        pickupLocation: 'Hilton Baku',
        dropoffLocation: 'Old City',
        totalPrice: 60,
      });
    }
  }
}

/** A session of its own: a cookie that was used before ends its session. */
export async function signIn(site: string): Promise<SignedIn> {
  const { headers } = await sendCredentials(site);
  const cookie = headers.getSetCookie().find((text) => text.includes('refresh_token='));
  const [name = '', value = ''] = cookie?.split(';')[0]?.split('=') ?? [];
  return { cookie: { name, value } };
}

function sendCredentials(site: string): Promise<Response> {
  return send(site, '/api/auth/sign-in', { email: account.email, password: account.password });
}

async function offered(site: string, what: string): Promise<string[]> {
  return records.parse(await (await fetch(`${site}/api/${what}`)).json()).map(({ id }) => id);
}

async function send(site: string, path: string, body: unknown, accessToken?: string): Promise<Response> {
  const response = await fetch(`${site}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(accessToken ? { authorization: `Bearer ${accessToken}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status} ${await response.text()}`);
  return response;
}
