/** The days whose rides are watched: today and tomorrow. */
export const attentionDays = (today: string) => ({ from: today, days: 2, hasProblems: true }) as const;
