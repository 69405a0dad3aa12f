import {
  airportLabel,
  type ManualBookingRequest,
  type PlaceManualBookingCommand,
} from '@chauffeur/contracts';
import { CodedError } from '@chauffeur/service-kit';
import type { DecidedBooking } from '../bookings/booking.rules.js';

/**
 * What a booking that staff enter becomes: confirmed, at their price in USD, whatever the car's seats and whether or
 * not it is on offer, on any date. Throws CodedError `car.notFound`, `service.notFound` or `tour.notFound`.
 */
export function decideManualBooking(command: PlaceManualBookingCommand, adminId: string): DecidedBooking {
  const { request, car, service, tour } = command;
  if (!car) throw new CodedError('car.notFound');
  if (request.serviceId && !service) throw new CodedError('service.notFound');
  if (request.tourId && !tour) throw new CodedError('tour.notFound');
  return {
    status: 'confirmed',
    language: request.language,
    customerName: request.customerName,
    customerEmail: request.customerEmail,
    customerPhone: request.customerPhone,
    preferredMessagingApp: request.preferredMessagingApp,
    carId: car.id,
    carName: car.name,
    serviceId: service?.id ?? null,
    serviceName: service?.name ?? null,
    serviceNameRu: service?.nameRu ?? null,
    tourId: tour?.id ?? null,
    tourName: tour?.name ?? null,
    tourNameRu: tour?.nameRu ?? null,
    bookingDate: request.bookingDate,
    bookingTime: request.bookingTime,
    passengerCount: request.passengerCount,
    pickupLocation: request.pickupLocation,
    dropoffLocation: dropoffOf(request),
    airportDirection: request.airportDirection,
    flightNumber: request.flightNumber,
    specialRequests: request.specialRequests,
    totalPrice: request.totalPrice,
    currency: 'USD',
    exchangeRate: 1,
    convertedPrice: request.totalPrice,
    isManual: true,
    createdBy: adminId,
  };
}

/** A ride to the airport ends there, unless staff say it more exactly. */
function dropoffOf({ dropoffLocation, airportDirection }: ManualBookingRequest): string | null {
  return dropoffLocation ?? (airportDirection === 'to_airport' ? airportLabel : null);
}
