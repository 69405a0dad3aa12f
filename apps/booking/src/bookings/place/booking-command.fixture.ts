import {
  createBookingRequest,
  type CreateBookingRequest,
  type PlaceBookingCommand,
} from '@chauffeur/contracts';

const carId = '7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1a01';
const serviceId = '7d9c2c0e-4d5e-4b0e-9a55-0f2d0a3f1a02';

/** A command that fulfils every rule; a spec passes what is different. */
export function bookingCommand(
  request: Partial<CreateBookingRequest> = {},
  offer: Partial<Omit<PlaceBookingCommand, 'request'>> = {},
): PlaceBookingCommand {
  return {
    idempotencyKey: null,
    request: createBookingRequest.parse({
      carId,
      serviceId,
      bookingDate: '2099-05-01',
      bookingTime: '10:30',
      passengerCount: 2,
      pickupLocation: 'Hilton Baku',
      dropoffLocation: 'Old City',
      customerName: 'Emily Carter',
      customerPhone: '+44 20 7946 0958',
      customerEmail: 'emily@example.com',
      preferredMessagingApp: 'whatsapp',
      ...request,
    }),
    car: { id: carId, name: 'Toyota Camry', capacity: 4, isAvailable: true },
    service: { id: serviceId, name: 'City tour', nameRu: 'Экскурсия по городу', serviceType: 'city_tour' },
    tour: null,
    priceUsd: 40.5,
    ratePerUsd: 1,
    ...offer,
  };
}
