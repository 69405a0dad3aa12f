import { databaseChecks, databaseModule, environmentModule, healthModule } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AccountController } from './accounts/account.controller.js';
import { ChangePassword } from './accounts/change-password.js';
import { AdminEntity } from './admins/admin.entity.js';
import { AdminsController } from './admins/admins.controller.js';
import { ConfirmPassword } from './admins/confirm-password.js';
import { ManageAdmins } from './admins/manage-admins.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditController } from './audit/audit.controller.js';
import { FindAuditEntries } from './audit/find-audit-entries.js';
import { PurgeAuditLog } from './audit/purge-audit-log.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from './environment.js';
import { migrations } from './migrations.js';
import { RecoverAdmins } from './operators/recover-admins.js';
import { RecoveryCodeEntity } from './second-factor/recovery-code.entity.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SecondFactorEntity } from './second-factor/second-factor.entity.js';
import { SecondFactors } from './second-factor/second-factors.js';
import { KnownDevices } from './sessions/known-devices.js';
import { PurgeRefreshTokens } from './sessions/purge-refresh-tokens.js';
import { IssueSession } from './sessions/issue-session.js';
import { OpenSessions } from './sessions/open-sessions.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignIn } from './sessions/sign-in.js';
import { AnnounceSetup } from './setup/announce-setup.js';
import { CreateFirstAdmin } from './setup/create-first-admin.js';
import { SetupController } from './setup/setup.controller.js';
import { SetupToken } from './setup/setup-token.js';
import { PasswordFailuresEntity } from './throttle/password-failures.entity.js';
import { PasswordThrottle } from './throttle/password-throttle.js';
import { PurgePasswordFailures } from './throttle/purge-password-failures.js';

export function identityModule(environment: IdentityEnvironment): DynamicModule {
  return {
    module: class IdentityModule {},
    imports: [
      environmentModule(IDENTITY_ENVIRONMENT, environment),
      databaseModule({
        environment,
        entities: [
          AdminEntity,
          PasswordFailuresEntity,
          RecoveryCodeEntity,
          RefreshTokenEntity,
          SecondFactorEntity,
        ],
        migrations,
      }),
      TypeOrmModule.forFeature([AdminEntity, PasswordFailuresEntity, RefreshTokenEntity]),
      JwtModule.register({ secret: environment.JWT_SECRET }),
      healthModule({ inject: [DataSource], checks: (dataSource: DataSource) => databaseChecks(dataSource) }),
    ],
    controllers: [
      AccountController,
      AdminsController,
      AuditController,
      SecondFactorController,
      SessionsController,
      SetupController,
    ],
    providers: [
      { provide: SetupToken, useValue: SetupToken.of(environment) },
      AnnounceSetup,
      AuditLog,
      ChangePassword,
      ConfirmPassword,
      CreateFirstAdmin,
      FindAuditEntries,
      PurgeAuditLog,
      KnownDevices,
      PasswordThrottle,
      PurgePasswordFailures,
      PurgeRefreshTokens,
      RecoverAdmins,
      SecondFactors,
      IssueSession,
      ManageAdmins,
      OpenSessions,
      RefreshSession,
      SignIn,
    ],
  };
}
