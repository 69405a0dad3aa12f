import { databaseChecks, databaseModule, environmentModule, healthModule } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AccountsModule } from './accounts/accounts.module.js';
import { AdminsModule } from './admins/admins.module.js';
import { AuditModule } from './audit/audit.module.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from './environment.js';
import { identityEntities } from './identity.entities.js';
import { migrations } from './migrations.js';
import { OperatorsModule } from './operators/operators.module.js';
import { SecondFactorModule } from './second-factor/second-factor.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SetupModule } from './setup/setup.module.js';

export function identityModule(environment: IdentityEnvironment): DynamicModule {
  return {
    module: class IdentityModule {},
    imports: [
      environmentModule(IDENTITY_ENVIRONMENT, environment),
      databaseModule({ environment, entities: identityEntities, migrations }),
      healthModule({ inject: [DataSource], checks: (dataSource: DataSource) => databaseChecks(dataSource) }),
      AccountsModule,
      AdminsModule,
      AuditModule,
      OperatorsModule,
      SecondFactorModule,
      SessionsModule,
      SetupModule,
    ],
  };
}
