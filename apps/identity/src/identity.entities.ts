import { AdminEntity } from './admins/admin.entity.js';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.js';
import { SecondFactorEntity } from './second-factor/second-factor.entity.js';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.js';
import { PasswordFailuresEntity } from './throttle/password-failures.entity.js';

export const identityEntities = [
  AdminEntity,
  PasswordFailuresEntity,
  RecoveryCodeEntity,
  RefreshTokenEntity,
  SecondFactorEntity,
];
