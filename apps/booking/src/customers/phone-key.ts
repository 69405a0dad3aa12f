/**
 * SQL: a phone number's key, its last nine digits, equal however it is written. The same expression as in the index
 * `bookings_by_phone`, so that PostgreSQL uses it.
 */
export const phoneKeyOf = (phone: string): string => `right(regexp_replace(${phone}, '\\D', '', 'g'), 9)`;
