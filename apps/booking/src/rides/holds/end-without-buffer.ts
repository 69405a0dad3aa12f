/**
 * SQL: when the ride or block of the row `held` of occupancies ends, without the buffer of the row `booking`. At
 * least a minute after its start: a ride that was done before its start occupies less than its buffer.
 */
export const endWithoutBuffer = (held: string, booking: string): string =>
  `least(upper(${held}.during), greatest(lower(${held}.during) + interval '1 minute',
    upper(${held}.during) - make_interval(mins => coalesce(${booking}.buffer_minutes, 0))))`;
