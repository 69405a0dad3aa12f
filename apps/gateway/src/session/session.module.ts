import { Module } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { DeviceCookie } from './device-cookie.js';
import { DriverCookie } from './driver-cookie.js';
import { PublicSessionController } from './public-session.controller.js';
import { PublicSetupController } from './public-setup.controller.js';
import { RefreshCookie } from './refresh-cookie.js';

@Module({
  imports: [PassportModule],
  controllers: [PublicSessionController, PublicSetupController],
  providers: [AccessTokenStrategy, DeviceCookie, DriverCookie, RefreshCookie],
  exports: [DriverCookie, RefreshCookie],
})
export class SessionModule {}
