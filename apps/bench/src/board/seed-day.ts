import { createRecord, listOffers, openBackOffice, sendCredentials } from '../back-office.js';

/** The day of a large company. */
export const day = { vehicles: 80, rides: 300 } as const;

const ridesOfVehicle = Math.ceil(day.rides / day.vehicles);

export interface SignedIn {
  readonly cookie: { readonly name: string; readonly value: string };
}

/** Creates vehicles and rides of one day (YYYY-MM-DD in Baku), with a vehicle each, on a new product. */
export async function seedDay(site: string, date: string): Promise<void> {
  const staff = await openBackOffice(site);
  const [cars, services] = await Promise.all([listOffers(site, 'cars'), listOffers(site, 'services')]);
  for (let number = 0; number < day.vehicles; number += 1) {
    const carId = cars[number % cars.length]?.id;
    // Sequential, because each ride needs a free place on the board.
    const vehicle = await createRecord(staff, '/vehicles', { carId, label: `V${number + 1}` });
    const rides = Math.min(ridesOfVehicle, day.rides - number * ridesOfVehicle);
    for (let ride = 0; ride < rides; ride += 1) {
      await createRecord(staff, '/bookings', {
        customerName: `Guest ${number + 1} ${ride + 1}`,
        customerPhone: '+44 20 7946 0958',
        customerHasNoEmail: true,
        carId,
        serviceId: services[0]?.id,
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

/** Starts a new session: reusing a refresh cookie ends its session. */
export async function signIn(site: string): Promise<SignedIn> {
  const { headers } = await sendCredentials(site);
  const cookie = headers.getSetCookie().find((text) => text.includes('refresh_token='));
  const [name = '', value = ''] = cookie?.split(';')[0]?.split('=') ?? [];
  return { cookie: { name, value } };
}
