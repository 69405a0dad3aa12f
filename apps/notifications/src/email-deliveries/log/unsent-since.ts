/** SQL: since when an unsent email could have left. A resent one counts from its last change: when it was resent is not stored. */
export const unsentSince = 'greatest(not_before, CASE WHEN round = 1 THEN created_at ELSE updated_at END)';
