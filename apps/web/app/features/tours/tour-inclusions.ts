/** What every tour includes, as translation keys. */
export const tourInclusions = ['driver', 'pickup', 'fuel', 'water', 'stops'] as const;
