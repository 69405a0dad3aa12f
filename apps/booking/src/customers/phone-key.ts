/**
 * SQL: by what phone numbers are equal, their last nine digits, however they are written. The same expression as in the index
 * `bookings_by_phone`, so that it serves.
 */
export const phoneKeyOf = (phone: string): string => `right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;
