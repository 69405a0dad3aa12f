/** What every tour includes, as keys of the texts. */
export const tourInclusions = ['driver', 'pickup', 'fuel', 'water', 'stops'] as const;
