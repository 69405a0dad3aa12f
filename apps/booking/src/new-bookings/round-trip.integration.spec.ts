import { placedTrip } from '@chauffeur/contracts/bookings/booking';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBookingService, type RunningBookingService } from '../booking-service.fixture.js';
import { aCar } from '../rides.fixture.js';

let service: RunningBookingService;
beforeAll(async () => {
  service = await startBookingService();
});
afterAll(() => service.stop());

it.each(['1', '2'])(
  'leaves the ride back the one vehicle that is free for it, if the ride there may have either: %s [II-25]',
  async (label) => {
    const car = aCar(service, 1, 'business_transfer');
    const vehicles = [await car.addVehicle(), await car.addVehicle()];
    const busy = vehicles.find((vehicle) => vehicle.label === label);
    const spared = vehicles.find((vehicle) => vehicle !== busy);
    const block = (vehicleId: string | undefined, from: string, until: string) =>
      service.call('POST', '/blocks', {
        vehicleId,
        kind: 'repair',
        startsAt: `2099-05-01T${from}:00+04:00`,
        endsAt: `2099-05-01T${until}:00+04:00`,
      });
    await block(busy?.id, '12:00', '14:00');
    // A single ride would get this vehicle, which has the smaller gap.
    await block(spared?.id, '08:00', '10:00');
    const there = { bookingDate: '2099-05-01', bookingTime: '10:00', pickupLocation: 'Hilton Baku' };
    expect(await car.availability('11:00', { there })).toMatchObject({ state: 'free' });
    const { body } = await car.place({
      ...there,
      expects: 'held',
      returnRide: {
        bookingDate: '2099-05-01',
        bookingTime: '11:00',
        pickupLocation: 'Old City',
        dropoffLocation: 'Hilton Baku',
      },
    });
    const trip = placedTrip.parse(body);
    expect(trip.vehicleId).toBe(busy?.id);
    expect(trip.returnBooking?.vehicleId).toBe(spared?.id);
  },
);
