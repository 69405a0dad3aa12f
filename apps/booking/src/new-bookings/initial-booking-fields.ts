/** The fields of a new booking that no request decides. */
export const initialBookingFields = {
  paidUsd: 0,
  paymentMethod: null,
  paidOn: null,
  usualBufferMinutes: null,
  driverCollects: false,
  remindersOff: false,
  cancelReason: null,
  cancelNote: null,
  feeDueUsd: null,
  feeDueSince: null,
} as const;
