import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module.js';
import { IDENTITY_ENVIRONMENT, type IdentityEnvironment } from '../environment.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { IssueSession } from './issue-session.js';
import { KnownDevices } from './known-devices.js';
import { OpenSessions } from './open-sessions.js';
import { PurgeRefreshTokens } from './purge-refresh-tokens.js';
import { RefreshSession } from './refresh-session.js';
import { RefreshTokenEntity } from './refresh-token.entity.js';
import { SessionsController } from './sessions.controller.js';
import { SignIn } from './sign-in.js';

@Module({
  imports: [
    AuditModule,
    JwtModule.registerAsync({
      inject: [IDENTITY_ENVIRONMENT],
      useFactory: ({ JWT_SECRET: secret }: IdentityEnvironment) => ({ secret }),
    }),
    SecondFactorModule,
    ThrottleModule,
    TypeOrmModule.forFeature([RefreshTokenEntity]),
  ],
  controllers: [SessionsController],
  providers: [IssueSession, KnownDevices, OpenSessions, PurgeRefreshTokens, RefreshSession, SignIn],
  exports: [OpenSessions],
})
export class SessionsModule {}
