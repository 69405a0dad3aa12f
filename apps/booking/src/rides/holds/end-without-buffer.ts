/**
 * SQL: when the ride or block of the row `held` of occupancies ends, without the buffer of the row `booking` behind it. At least
 * a minute after its begin: one that was done before it should have begun occupies less than its buffer.
 */
export const endWithoutBuffer = (held: string, booking: string): string =>
  `least(upper(${held}.during), greatest(lower(${held}.during) + interval '1 minute',
    upper(${held}.during) - make_interval(mins => coalesce(${booking}.buffer_minutes, 0))))`;
