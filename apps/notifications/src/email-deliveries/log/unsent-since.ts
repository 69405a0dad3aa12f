/**
 * SQL expression: the time since which an unsent email could have been sent. For a resent email it is its last change,
 * because the time of resending is not stored.
 */
export const unsentSince = 'greatest(not_before, CASE WHEN round = 1 THEN created_at ELSE updated_at END)';
