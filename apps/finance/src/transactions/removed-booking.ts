/** Begins `settledBy` of what staff decided when, or after, the booking was deleted. */
export const removedBookingPrefix = 'removed:';

/** Returns the value of `settledBy` for a decision about the money of a deleted booking. */
export const decisionOnRemoved = (bookingId: string): string => `${removedBookingPrefix}${bookingId}`;
