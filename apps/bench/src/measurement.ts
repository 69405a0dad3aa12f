/** What Lighthouse's mobile profile says of one page. */
export interface Measurement {
  /** Scores, 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds until the first text or picture is painted. */
  readonly firstContentfulPaint: number;
  /** Milliseconds until the largest text or picture is painted. */
  readonly largestContentfulPaint: number;
  /** Cumulative layout shift, without unit. */
  readonly layoutShift: number;
  /** Milliseconds in which the page could not answer a tap. */
  readonly blockingTime: number;
  /** Bytes of scripts on the wire, compressed, headers included. */
  readonly scriptBytes: number;
}

/** Figures of which more is better; of the others less is. */
const scores: ReadonlySet<keyof Measurement> = new Set([
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
]);

/** Several measurements of a page as one: of every figure its median. Throws RangeError without any. */
export function medianMeasurement(measurements: readonly Measurement[]): Measurement {
  const of = (figure: keyof Measurement) => {
    const figures = measurements.map((measurement) => measurement[figure]).toSorted((a, b) => a - b);
    return median(scores.has(figure) ? figures : figures.toReversed());
  };
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    firstContentfulPaint: of('firstContentfulPaint'),
    largestContentfulPaint: of('largestContentfulPaint'),
    layoutShift: of('layoutShift'),
    blockingTime: of('blockingTime'),
    scriptBytes: of('scriptBytes'),
  };
}

/** The one in the middle of figures from worst to best; of an even number the worse of the two there. */
function median(figures: readonly number[]): number {
  const middle = figures[Math.floor((figures.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('There is no median of nothing.');
  return middle;
}
