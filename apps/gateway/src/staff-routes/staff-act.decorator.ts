import type { AuditAction } from '@chauffeur/contracts/identity/audit';
import { SetMetadata } from '@nestjs/common';

export const STAFF_ACT = Symbol('staff act');

export interface StaffActOptions {
  /** The action in the audit log; null for one that changes nothing, or only that something was read. */
  readonly action: AuditAction | null;
  /** A field of the body that the log records too. Its values must be a closed set of words, nothing personal. */
  readonly detail?: 'status' | 'templateName';
}

/**
 * Declares what a staff route does if its method does not say it: a POST that adds no record, a PUT of a part of one.
 */
export function StaffAct(action: AuditAction | null, detail?: StaffActOptions['detail']): MethodDecorator {
  return SetMetadata(STAFF_ACT, { action, ...(detail ? { detail } : {}) } satisfies StaffActOptions);
}
