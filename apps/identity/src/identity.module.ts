import { databaseCheck, databaseModule, healthModule } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { AdminEntity } from './admins/admin.entity.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from './environment.js';
import { CreateAdmins1763700000000 } from './migrations/1763700000000-create-admins.js';
import { ForgetRefreshTokens } from './sessions/forget-refresh-tokens.js';
import { IssueSession } from './sessions/issue-session.js';
import { RefreshSession } from './sessions/refresh-session.js';
import { RefreshTokenEntity } from './sessions/refresh-token.entity.js';
import { SessionsController } from './sessions/sessions.controller.js';
import { SignIn } from './sessions/sign-in.js';
import { CreateFirstAdmin } from './setup/create-first-admin.js';
import { SetupController } from './setup/setup.controller.js';

export function identityModule(environment: IdentityEnvironment): DynamicModule {
  return {
    module: class IdentityModule {},
    imports: [
      databaseModule({
        environment,
        entities: [AdminEntity, RefreshTokenEntity],
        migrations: [CreateAdmins1763700000000],
      }),
      TypeOrmModule.forFeature([AdminEntity, RefreshTokenEntity]),
      JwtModule.register({ secret: environment.JWT_SECRET }),
      healthModule({ inject: [DataSource], checks: (dataSource: DataSource) => [databaseCheck(dataSource)] }),
    ],
    controllers: [SessionsController, SetupController],
    providers: [
      { provide: IDENTITY_ENVIRONMENT, useValue: environment },
      CreateFirstAdmin,
      ForgetRefreshTokens,
      IssueSession,
      RefreshSession,
      SignIn,
    ],
  };
}
