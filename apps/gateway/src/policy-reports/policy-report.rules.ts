import { z } from 'zod';

/** A report as browsers send it: one in the older format, or several in that of the Reporting API. */
const report = z.union([
  z
    .object({
      'csp-report': z.object({
        'effective-directive': z.string().optional(),
        'violated-directive': z.string().optional(),
        'blocked-uri': z.string().optional(),
      }),
    })
    .transform(({ 'csp-report': body }) => [
      { directive: body['effective-directive'] ?? body['violated-directive'], blocked: body['blocked-uri'] },
    ]),
  z
    .array(
      z.object({
        type: z.string(),
        body: z.object({ effectiveDirective: z.string().optional(), blockedURL: z.string().optional() }),
      }),
    )
    .max(20)
    .transform((reports) =>
      reports
        .filter(({ type }) => type === 'csp-violation')
        .map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

/** What a policy blocked, without personal data: no page address and no script sample. */
export interface PolicyViolation {
  readonly directive: string;
  /** `inline`, `eval`, or the origin or scheme of a file. */
  readonly blocked: string;
}

/** Returns the violations in a report; none if the body is not a report. */
export function violationsOf(body: unknown): PolicyViolation[] {
  const { data = [] } = report.safeParse(body);
  return data.map(({ directive = '', blocked = '' }) => ({
    directive: /^[a-z]+(-[a-z]+){1,3}$/.test(directive.split(' ')[0] ?? '')
      ? (directive.split(' ')[0] ?? '')
      : 'other',
    blocked: originOf(blocked),
  }));
}

function originOf(blocked: string): string {
  if (/^(inline|eval|data|blob|wasm-eval|self)$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'other';
  const { origin, protocol } = new URL(blocked);
  return origin === 'null' || origin.length > 100 ? protocol.slice(0, 40) : origin;
}
