import type { BookingResponse } from '@chauffeur/contracts';

const storageKey = 'last-booking';

/** What the success page shows of a booking; nothing about the person. */
export type LastBooking = Pick<
  BookingResponse,
  | 'referenceNumber'
  | 'carName'
  | 'serviceName'
  | 'serviceNameRu'
  | 'tourName'
  | 'tourNameRu'
  | 'bookingDate'
  | 'bookingTime'
  | 'totalPrice'
>;

// Where storage is forbidden the booking still reaches the next page.
let inMemory: LastBooking | null = null;

export function storeLastBooking(booking: BookingResponse): void {
  const { referenceNumber, carName, serviceName, serviceNameRu, tourName, tourNameRu } = booking;
  const { bookingDate, bookingTime, totalPrice } = booking;
  inMemory = {
    referenceNumber,
    carName,
    serviceName,
    serviceNameRu,
    tourName,
    tourNameRu,
    bookingDate,
    bookingTime,
    totalPrice,
  };
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(inMemory));
  } catch {
    // In memory it is kept until a reload.
  }
}

/** The booking that this tab made last, or null. */
export function readLastBooking(): LastBooking | null {
  try {
    const text = sessionStorage.getItem(storageKey);
    if (text) return JSON.parse(text) as LastBooking;
  } catch {
    return inMemory;
  }
  return inMemory;
}
