import { randomUUID } from 'node:crypto';
import type { BoardRide } from '@chauffeur/contracts/dispatch/dispatch-board';
import { noProgress } from '@chauffeur/contracts/bookings/crew/ride-state';

export const [camryId, vehicleId, driverId] = [randomUUID(), randomUUID(), randomUUID()];

export const camry = {
  id: vehicleId,
  carId: camryId,
  carName: 'Toyota Camry',
  seats: 4,
  label: '1',
  plate: '90-AA-123',
  isActive: true,
};

/** A confirmed ride of the one Camry, from 14:00 to 15:00 in Baku. */
export function aBoardRide(fields: Partial<BoardRide> = {}): BoardRide {
  return {
    id: randomUUID(),
    version: 1,
    referenceNumber: 'BK20310401-ABCDEFGH',
    status: 'confirmed',
    customerName: 'Emily Carter',
    customerPhone: null,
    preferredMessagingApp: 'whatsapp',
    passengerCount: 2,
    pickupLocation: 'Hilton Baku',
    dropoffLocation: 'Old City',
    airportDirection: null,
    flightNumber: null,
    flightTime: null,
    flightCheck: null,
    carId: camryId,
    carName: 'Toyota Camry',
    bookingDate: '2031-05-01',
    bookingTime: '14:00',
    startsAt: '2031-05-01T10:00:00.000Z',
    endsAt: '2031-05-01T11:00:00.000Z',
    durationMinutes: 60,
    bufferMinutes: 30,
    vehicleId,
    driverId: null,
    totalPrice: 60,
    paidUsd: 0,
    progress: noProgress,
    driverProblems: [],
    runsInto: null,
    problems: [],
    createdAt: '2031-04-01T06:00:00.000Z',
    ...fields,
  };
}
