import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';
import { AnnounceSetup } from './announce-setup.js';
import { CreateFirstAdmin } from './create-first-admin.js';
import { SetupToken } from './setup-token.js';
import { SetupController } from './setup.controller.js';

@Module({
  imports: [AuditModule],
  controllers: [SetupController],
  providers: [
    AnnounceSetup,
    CreateFirstAdmin,
    {
      provide: SetupToken,
      inject: [IDENTITY_ENVIRONMENT],
      useFactory: (environment: IdentityEnvironment) => SetupToken.of(environment),
    },
  ],
})
export class SetupModule {}
