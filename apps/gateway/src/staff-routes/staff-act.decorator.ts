import type { AuditAction } from '@chauffeur/contracts/identity/audit';
import { SetMetadata } from '@nestjs/common';

export const STAFF_ACT = Symbol('staff act');

export interface StaffActOptions {
  /** What the audit log calls it; null for a request that changes nothing, whatever its method. */
  readonly action: AuditAction | null;
  /** The field of the body that the log names as well: of a closed set of words, nothing personal. */
  readonly detail?: 'status' | 'templateName';
}

/** What a staff route does, where its method does not say it: a POST that adds no record, a PUT of a part of one. */
export function StaffAct(action: AuditAction | null, detail?: StaffActOptions['detail']): MethodDecorator {
  return SetMetadata(STAFF_ACT, { action, ...(detail ? { detail } : {}) } satisfies StaffActOptions);
}
