import {
  manualBookingRequest,
  type ManualBookingRequest,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts/bookings/manual-booking';
import { bookingCommand } from '../new-bookings/booking-command.fixture.js';

/** A valid command; a spec passes what differs. */
export function manualBookingCommand(
  request: Partial<ManualBookingRequest> = {},
  offer: Partial<Omit<PlaceManualBookingCommand, 'request'>> = {},
): PlaceManualBookingCommand {
  const { car, service, tour } = bookingCommand();
  return {
    idempotencyKey: null,
    request: manualBookingRequest.parse({
      customerName: 'Rashad Huseynov',
      customerPhone: '+994 50 123 45 67',
      customerEmail: 'rashad@example.com',
      carId: car?.id,
      serviceId: service?.id,
      bookingDate: '2026-11-01',
      pickupLocation: 'Heydar Aliyev Center',
      totalPrice: 75.5,
      ...request,
    }),
    car,
    service,
    tour,
    ...offer,
  };
}
