/** What every tour includes, as translation keys. */
export const tourInclusions = ['driver', 'pickup', 'fuel', 'stops'] as const;
