/** Milliseconds of a minute, an hour and a day; every day in Baku has 24 hours. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Milliseconds by which Baku's clocks are ahead of UTC, all year. */
export const bakuOffsetMs = 4 * hourMs;
