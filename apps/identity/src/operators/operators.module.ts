import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { RecoverAdmins } from './recover-admins.js';

@Module({
  imports: [AuditModule, SecondFactorModule, SessionsModule, ThrottleModule],
  providers: [RecoverAdmins],
})
export class OperatorsModule {}
