import type { DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import type { GatewayEnvironment } from '../environment.js';
import { ACCESS_TOKEN_SECRET, AccessTokenStrategy } from './access-token.strategy.js';
import { DeviceCookie } from './device-cookie.js';
import { PublicSessionController } from './public-session.controller.js';
import { PublicSetupController } from './public-setup.controller.js';
import { RefreshCookie } from './refresh-cookie.js';

type SessionEnvironment = Pick<GatewayEnvironment, 'JWT_SECRET' | 'PUBLIC_URL'>;

export function sessionModule({ JWT_SECRET, PUBLIC_URL }: SessionEnvironment): DynamicModule {
  return {
    module: class SessionModule {},
    // Exported because signing out everywhere, a staff route, clears the cookie too.
    global: true,
    exports: [RefreshCookie],
    imports: [PassportModule],
    controllers: [PublicSessionController, PublicSetupController],
    providers: [
      { provide: ACCESS_TOKEN_SECRET, useValue: JWT_SECRET },
      { provide: DeviceCookie, useValue: new DeviceCookie(PUBLIC_URL) },
      { provide: RefreshCookie, useValue: new RefreshCookie(PUBLIC_URL) },
      AccessTokenStrategy,
    ],
  };
}
