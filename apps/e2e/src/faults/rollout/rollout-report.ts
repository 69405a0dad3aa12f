/** What came of the replacement of one service's replicas. */
export interface ReplacedService {
  readonly name: string;
  readonly replicas: number;
  readonly seconds: number;
  /** Reads and bookings that were answered meanwhile, and those that were not, or not well. */
  readonly answered: number;
  readonly lost: number;
}

/** What became of the bookings of the whole run. */
export interface BookingsKept {
  readonly accepted: number;
  readonly refused: number;
  /** In the booking service's database. */
  readonly stored: number;
  /** Mails of accepted bookings that arrived never, once, and more often; two a booking. */
  readonly mails: { readonly never: number; readonly once: number; readonly more: number };
}

export interface RolloutResult {
  readonly services: readonly ReplacedService[];
  readonly bookings: BookingsKept;
  /** Processes that ended by themselves or had to be killed. */
  readonly crashes: readonly string[];
}

/** True where every request had its answer and every accepted booking is stored and was mailed once. */
export function isWithoutLoss({ services, bookings, crashes }: RolloutResult): boolean {
  const { accepted, refused, stored, mails } = bookings;
  return (
    services.length > 0 &&
    services.every(({ answered, lost }) => answered > 0 && lost === 0) &&
    accepted > 0 &&
    refused === 0 &&
    stored === accepted &&
    mails.never + mails.more === 0 &&
    crashes.length === 0
  );
}

/** The result as a Markdown table and a sentence. */
export function rolloutTable({ services, bookings, crashes }: RolloutResult): string {
  const cells = services.map(({ name, replicas, seconds, answered, lost }) => [
    name,
    String(replicas),
    `${seconds.toFixed(0)} s`,
    String(answered),
    String(lost),
  ]);
  const sum = (value: (service: ReplacedService) => number) =>
    services.reduce((total, service) => total + value(service), 0);
  const all = ['all', sum((s) => s.replicas), `${sum((s) => s.seconds).toFixed(0)} s`];
  const rows = [...cells, [...all, sum((s) => s.answered), sum((s) => s.lost)]];
  const { accepted, refused, stored, mails } = bookings;
  return [
    '| Service | Replicas replaced | Took | Requests answered meanwhile | Lost |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows.map((row) => `| ${row.join(' | ')} |`),
    '',
    `Bookings: ${accepted} accepted, ${refused} not, ${stored} stored; of their ${mails.never + mails.once + mails.more} ` +
      `mails ${mails.never} never arrived, ${mails.once} once, ${mails.more} more than once. ` +
      `Processes that crashed or had to be killed: ${crashes.length}.`,
  ].join('\n');
}
