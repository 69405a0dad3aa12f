/**
 * SQL: since when an email could be sent. A resent one counts from its last change: the time of resending is not
 * stored.
 */
export const unsentSince = 'greatest(not_before, CASE WHEN round = 1 THEN created_at ELSE updated_at END)';
