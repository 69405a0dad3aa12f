import type { BookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { inLanguage } from '@chauffeur/contracts/languages/in-language';
import { carName, cars } from '../resources/catalogue/cars';
import { places } from '../resources/catalogue/places';
import { useRecords } from '../records/use-records';
import type { MessageContext } from './message-texts';

/** Reads what messages about a ride need besides its booking; undefined while loading. What fails to load is left out. */
export function useMessageContext(booking: BookingDetailResponse): MessageContext | undefined {
  const { pickupPlaceId, vehicle, carId, language } = booking;
  const isOtherCar = vehicle !== null && vehicle.carId !== carId;
  const placeList = useRecords(places, pickupPlaceId !== null);
  const carList = useRecords(cars, isOtherCar);
  if (placeList.isLoading || carList.isLoading) return undefined;
  const place = placeList.data?.find(({ id }) => id === pickupPlaceId);
  const car = isOtherCar ? carList.data?.find(({ id }) => id === vehicle.carId) : undefined;
  return {
    carName: car ? carName(car) : booking.carName,
    meetingNote: place ? inLanguage(place, 'meetingNote', language) : null,
  };
}
