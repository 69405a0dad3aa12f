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

/** Several measurements of a page as one: of every figure its median. Throws RangeError without any. */
export function medianMeasurement(measurements: readonly Measurement[]): Measurement {
  const of = (figure: keyof Measurement) => median(measurements.map((measurement) => measurement[figure]));
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

/** The one in the middle; of an even number the lower of the two, which is one that was measured. */
function median(figures: readonly number[]): number {
  const middle = figures.toSorted((one, other) => one - other)[Math.floor((figures.length - 1) / 2)];
  if (middle === undefined) throw new RangeError('There is no median of nothing.');
  return middle;
}
