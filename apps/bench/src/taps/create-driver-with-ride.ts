import { minuteMs } from '@chauffeur/contracts/time/durations';
import { momentInBaku } from '@chauffeur/contracts/time/today-in-baku';
import { z } from 'zod';
import { createRecord, listOffers, postAsStaff, type BackOffice } from '../back-office.js';

export type DriverWithRide = Awaited<ReturnType<typeof createDriverWithRide>>;

/** Gives a new driver a ride that begins in half an hour, so that all its steps are possible now. */
export async function createDriverWithRide(staff: BackOffice) {
  const [[car], services] = await Promise.all([
    listOffers(staff.site, 'cars'),
    listOffers(staff.site, 'services'),
  ]);
  const transfer = services.find(({ name }) => name?.includes('Airport'));
  const pin = '7788';
  const driver = await createRecord(staff, '/drivers', {
    name: 'Rashad Aliyev',
    phone: `+99455123${pin}`,
    language: 'en',
  });
  const renewed = z.object({ url: z.url() });
  // Before the ride, because a ride is only offered to a driver with a link.
  const { url } = await postAsStaff(staff, `/drivers/${driver.id}/link`, {}, renewed);
  const dropoff = 'Hilton Baku';
  const [bookingDate, bookingTime] = momentInBaku(new Date(Date.now() + 30 * minuteMs).toISOString()).split(
    ' ',
  );
  await createRecord(staff, '/bookings', {
    customerName: 'Emily Carter',
    customerPhone: '+44 20 7946 0958',
    customerHasNoEmail: true,
    signText: 'Emily Carter',
    carId: car?.id,
    serviceId: transfer?.id,
    airportDirection: 'from_airport',
    flightNumber: 'TK 332',
    driverId: driver.id,
    bookingDate,
    bookingTime,
    pickupLocation: 'Baku Airport (GYD)',
    dropoffLocation: dropoff,
    totalPrice: 60,
  });
  return { link: url, pin, dropoff };
}
