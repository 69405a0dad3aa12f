import type { DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { ACCESS_TOKEN_SECRET, AccessTokenStrategy } from './access-token.strategy.js';
import { SessionController } from './session.controller.js';
import { SetupController } from './setup.controller.js';

export function sessionModule(accessTokenSecret: string): DynamicModule {
  return {
    module: class SessionModule {},
    imports: [PassportModule],
    controllers: [SessionController, SetupController],
    providers: [{ provide: ACCESS_TOKEN_SECRET, useValue: accessTokenSecret }, AccessTokenStrategy],
  };
}
