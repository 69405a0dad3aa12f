import { z } from 'zod';
import { calendarDay } from '../time/baku-time.js';
import { idInput } from '../http/id-input.js';
import { pageOf, pageQuery } from '../http/page.js';
import { tolerantEnum } from '../http/tolerant-enum.js';
import { textInput } from '../inputs/text.js';

/** What an admin did, or what was tried at the sign-in. */
export const auditActions = [
  'signedIn',
  'signInFailed',
  'signInThrottled',
  'signedOut',
  'signedOutEverywhere',
  'sessionRevoked',
  'passwordChanged',
  'created',
  'changed',
  'removed',
  'exported',
  'statusChanged',
  'driverAssigned',
  'emailSent',
  'emailResent',
  'testEmailSent',
  'templateReset',
] as const;
const auditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof auditAction>;

/** What it was done to: the part of the API's path after /api/admin, or a session. */
export const auditKinds = [
  'session',
  'account',
  'admins',
  'bookings',
  'drivers',
  'vehicles',
  'blocks',
  'transactions',
  'prices',
  'extras',
  'cars',
  'categories',
  'services',
  'service-types',
  'tours',
  'places',
  'images',
  'contact-settings',
  'seo-settings',
  'email-templates',
  'email-deliveries',
  'booking-rules',
  'closed-periods',
  'driver-settlements',
  'demo-bookings',
] as const;
const auditKind = z.enum(auditKinds);
export type AuditKind = z.infer<typeof auditKind>;

/** `rejected`: nothing changed, `code` is the reason. `failed`: the product failed, and something may have changed. */
export const auditOutcomes = ['done', 'rejected', 'failed'] as const;
const auditOutcome = z.enum(auditOutcomes);

const versionNumber = z.int().min(0).max(2_147_483_647);
const reference = textInput('reference').max(40, 'reference.tooLong');

/** Begins an entry before an act of staff is carried out, so that none is missing. The admin's id is in the request's header. */
export const beginAuditEntryCommand = z.object({
  username: textInput('username').max(100, 'username.tooLong'),
  action: auditAction,
  kind: auditKind,
  recordId: idInput('recordId.invalid').nullable(),
  /** The version that the admin saw. */
  fromVersion: versionNumber.nullable(),
  /** Only for idempotent requests: the same for each repeat. */
  requestId: idInput('requestId.invalid').optional(),
});
export type BeginAuditEntryCommand = z.infer<typeof beginAuditEntryCommand>;

export const begunAuditEntry = z.object({ id: z.uuid() });

/** Completes an entry after the act; null fields stay unchanged. */
export const completeAuditEntryCommand = z.object({
  outcome: auditOutcome,
  /** The error code, if it was rejected or failed. */
  code: textInput('code').max(60, 'code.tooLong').nullable(),
  recordId: idInput('recordId.invalid').nullable(),
  /** Reference number of the booking. */
  reference: reference.nullable(),
  fromVersion: versionNumber.nullable(),
  toVersion: versionNumber.nullable(),
  /** The new status, or the template that was sent. */
  detail: textInput('detail').max(60, 'detail.tooLong').nullable(),
});
export type CompleteAuditEntryCommand = z.infer<typeof completeAuditEntryCommand>;

/** Longest search for a record. */
export const maxRecordSearch = 40;

/** Lists entries, newest first. Days are Baku's, both included. */
export const listAuditEntriesQuery = z.object({
  adminId: idInput('adminId.invalid').optional(),
  action: auditAction.optional(),
  kind: auditKind.optional(),
  /** A record's id or a booking's reference number. */
  record: textInput('record').trim().max(maxRecordSearch, 'record.tooLong').optional(),
  from: calendarDay('from.invalid').optional(),
  to: calendarDay('to.invalid').optional(),
  ...pageQuery,
});
export type ListAuditEntriesQuery = z.infer<typeof listAuditEntriesQuery>;

export const auditEntryResponse = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime(),
    /** Null without a signed-in admin. */
    adminId: z.uuid().nullable(),
    /** The admin's name at that time. */
    username: z.string().nullable(),
    action: tolerantEnum(auditActions),
    kind: tolerantEnum(auditKinds),
    recordId: z.uuid().nullable(),
    /** A booking's reference number, or the name of an admin; null if unknown, and for other records. */
    reference: z.string().nullable(),
    fromVersion: z.number().int().nullable(),
    toVersion: z.number().int().nullable(),
    detail: z.string().nullable(),
    /** Null if the product stopped before the outcome was known. */
    outcome: tolerantEnum(auditOutcomes).nullable(),
    code: z.string().nullable(),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntryResponse = z.infer<typeof auditEntryResponse>;

export const auditEntryPage = pageOf(auditEntryResponse).meta({ id: 'AuditEntryPage' });
export type AuditEntryPage = z.infer<typeof auditEntryPage>;
