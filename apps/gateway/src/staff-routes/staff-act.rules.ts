import type { IncomingHttpHeaders } from 'node:http';
import { bookingPaths } from '@chauffeur/contracts/bookings/booking-paths';
import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import {
  auditKinds,
  type AuditAction,
  type AuditKind,
  type BeginAuditEntryCommand,
  type CompleteAuditEntryCommand,
} from '@chauffeur/contracts/identity/audit';
import { CodedError, requestHash } from '@chauffeur/service-kit';
import { z } from 'zod';
import type { StaffActOptions } from './staff-act.decorator.js';

/** The parts of a request that identify the act; its body is not validated yet. */
export interface StaffRequest {
  readonly method: string;
  /** The route pattern: `/api/admin/bookings/:id/status`. */
  readonly route: string;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export type StaffActOfRequest = Omit<BeginAuditEntryCommand, 'username'>;

const actionOfMethod: Readonly<Record<string, AuditAction>> = {
  POST: 'created',
  PUT: 'changed',
  PATCH: 'changed',
  DELETE: 'removed',
};

const versionNumber = z.int().min(0).max(2_147_483_647);
const version = versionNumber.nullable().catch(null);
const reference = z.string().max(40).nullable().catch(null);
/** A status, or a template's name, which may be longer than a detail. */
const detailText = z.string().transform((text) => text.slice(0, 60));
const id = z.uuid().nullable().catch(null);
const withId = z.object({ id }).catch({ id: null });
const withVersion = z.object({ version }).catch({ version: null });
const versionQuery = z
  .object({ version: z.coerce.number().pipe(versionNumber).nullable().catch(null) })
  .catch({ version: null });
const affectedRecord = z
  .object({ id, version, referenceNumber: reference })
  .catch({ id: null, version: null, referenceNumber: null });

const target = z.object({ id, version });
/**
 * Routes whose body may name two bookings. On other routes such fields must not name another record than the path does.
 */
const twoBookingRoutes = {
  swap: `/api/admin${bookingPaths.swap}`,
  trip: `/api/admin${bookingPaths.collection}`,
} as const;
/** The bodies of these: an exchange between two bookings, and a ride with its ride back. */
const swapBody = z.object({ first: target, second: target });
const tripBody = z.object({ returnRide: z.object({}) });
const pairResult = z
  .object({ first: z.unknown(), second: z.unknown(), returnBooking: z.unknown() })
  .partial()
  .catch({});

/** Returns the audit entries of a request: two if it acts on two bookings, none if it only reads. */
export function actsOfRequest(request: StaffRequest, options?: StaffActOptions): StaffActOfRequest[] {
  const action = options ? options.action : defaultActionOf(request);
  if (action === null) return [];
  const act = {
    action,
    kind: kindOf(request.route),
    recordId: withId.parse(request.params).id,
    fromVersion: withVersion.parse(request.body).version ?? versionQuery.parse(request.query).version,
  };
  const exchanged = request.route === twoBookingRoutes.swap && swapBody.safeParse(request.body).data;
  if (exchanged) {
    const targets = [exchanged.first, exchanged.second];
    return targets.map(({ id: recordId, version: fromVersion }) => ({ ...act, recordId, fromVersion }));
  }
  return request.route === twoBookingRoutes.trip && tripBody.safeParse(request.body).success
    ? [act, act]
    : [act];
}

/** Returns the part of a handler's result that belongs to the act at `index`. */
export function resultOfAct(result: unknown, index: number): unknown {
  const { first, second, returnBooking } = pairResult.parse(result);
  return index === 0 ? (first ?? result) : (second ?? returnBooking);
}

/**
 * Returns the id by which the log recognizes a repeat of an act: the same admin, Idempotency-Key, route and body.
 * Undefined without a key.
 */
export function idOfRepeatable(
  adminId: string,
  { method, route, params, body, headers }: StaffRequest & { readonly headers: IncomingHttpHeaders },
  index = 0,
): string | undefined {
  const key = headers[idempotencyKeyHeader];
  if (!key) return undefined;
  const part = index === 0 ? {} : { index };
  const hash = requestHash({ adminId, key, method, route, params, body, ...part });
  // A UUID of version 8, which is for application-defined bits.
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-8$4-$5');
}

/**
 * Returns the outcome of a successful request from the record that its handler returned. For several records the detail
 * is their number: `× 12`.
 */
export function outcomeOfResult(
  { action }: Pick<StaffActOfRequest, 'action'>,
  { body }: Pick<StaffRequest, 'body'>,
  result: unknown,
  detail: StaffActOptions['detail'],
): CompleteAuditEntryCommand {
  const records: readonly unknown[] = Array.isArray(result) ? result : [result];
  const record = affectedRecord.parse(records.length === 1 ? records[0] : null);
  const isRemoved = action === 'removed';
  return {
    outcome: 'done',
    code: null,
    recordId: record.id,
    reference: record.referenceNumber,
    fromVersion: isRemoved ? record.version : null,
    toVersion: isRemoved ? null : record.version,
    detail: records.length > 1 ? `× ${records.length}` : detailOf(body, detail),
  };
}

function detailOf(body: unknown, detail: StaffActOptions['detail']): string | null {
  if (!detail) return null;
  const given = z.object({ [detail]: detailText }).catch({});
  return given.parse(body)[detail] ?? null;
}

/** Returns the outcome of a request that threw. */
export function outcomeOfError(error: unknown): CompleteAuditEntryCommand {
  const code = error instanceof CodedError ? error.code : 'service.failed';
  const isRejected = error instanceof CodedError && error.status < 500;
  return {
    outcome: isRejected ? 'rejected' : 'failed',
    code,
    recordId: null,
    reference: null,
    fromVersion: null,
    toVersion: null,
    detail: null,
  };
}

function defaultActionOf({ method, route }: StaffRequest): AuditAction | null {
  if (method === 'GET' && route.endsWith('.csv')) return 'exported';
  return actionOfMethod[method] ?? null;
}

function kindOf(route: string): AuditKind {
  const name = /^\/api\/admin\/([\w-]+)/.exec(route)?.[1];
  const kind = auditKinds.find((known) => known === name);
  if (!kind) throw new Error(`${route}: not among auditKinds of the contracts`);
  return kind;
}
