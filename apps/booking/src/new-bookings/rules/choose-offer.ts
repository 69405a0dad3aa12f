import type { PlaceBookingCommand } from '@chauffeur/contracts/bookings/create-booking';
import { codedFieldError } from '@chauffeur/service-kit';

interface OfferRequest {
  readonly serviceId?: string | null | undefined;
  readonly tourId?: string | null | undefined;
}

/** Returns what a booking stores of its service or tour. Throws CodedError `service.notFound` or `tour.notFound`. */
export function chooseOffer(
  { serviceId, tourId }: OfferRequest,
  { service, tour }: Pick<PlaceBookingCommand, 'service' | 'tour'>,
) {
  if (serviceId && !service) throw codedFieldError('serviceId', 'service.notFound');
  if (tourId && !tour) throw codedFieldError('tourId', 'tour.notFound');
  return {
    serviceId: service?.id ?? null,
    serviceName: service?.name ?? null,
    serviceNameRu: service?.nameRu ?? null,
    tourId: tour?.id ?? null,
    tourName: tour?.name ?? null,
    tourNameRu: tour?.nameRu ?? null,
  };
}
