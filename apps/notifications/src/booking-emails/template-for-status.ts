import type { BookingStatus, BuiltInTemplateName } from '@chauffeur/contracts';

/** Which mail a status sends to the customer (specification, section 4); going back to pending sends none. */
export const templateForStatus: Record<BookingStatus, BuiltInTemplateName | null> = {
  pending: null,
  confirmed: 'booking_confirmation',
  completed: 'booking_completed',
  cancelled: 'booking_status_update',
};
