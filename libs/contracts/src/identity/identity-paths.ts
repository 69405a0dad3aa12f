import { recordPaths } from '../http/paths.js';

/** Paths of the identity service. */
export const adminPaths = recordPaths('/admins');
export const sessionPaths = {
  begin: '/sessions',
  refresh: '/sessions/refresh',
  end: '/sessions/end',
  open: '/sessions/open',
} as const;
export const setupPath = '/setup';

/** Paths of the signed-in admin's account. */
export const accountPaths = {
  password: '/account/password',
  session: '/account/sessions/:sessionId',
  endSessions: '/account/sessions/end',
  secondFactor: '/account/second-factor',
} as const;

/** Paths of the audit log. */
export const auditPaths = {
  collection: '/audit-entries',
  outcome: '/audit-entries/:id/outcome',
} as const;
