import type { DatabaseOptions } from '@chauffeur/service-kit';
import { CreateAdmins1763700000000 } from './migrations/1763700000000-create-admins.js';
import { FindTokensByAdmin1763800100000 } from './migrations/1763800100000-find-tokens-by-admin.js';
import { BoundSessions1764000000000 } from './migrations/1764000000000-bound-sessions.js';
import { CreateAuditLog1764000100000 } from './migrations/1764000100000-create-audit-log.js';
import { ThrottlePasswords1764000200000 } from './migrations/1764000200000-throttle-passwords.js';
import { CreateSecondFactors1764000300000 } from './migrations/1764000300000-create-second-factors.js';
import { NameAuditedAdmins1764500000000 } from './migrations/1764500000000-name-audited-admins.js';

/** In order of their timestamps. */
export const migrations: DatabaseOptions['migrations'] = [
  CreateAdmins1763700000000,
  FindTokensByAdmin1763800100000,
  BoundSessions1764000000000,
  CreateAuditLog1764000100000,
  ThrottlePasswords1764000200000,
  CreateSecondFactors1764000300000,
  NameAuditedAdmins1764500000000,
];
