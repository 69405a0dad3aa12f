import type { DynamicModule } from '@nestjs/common';
import { PassportModule } from '@nestjs/passport';
import { ACCESS_TOKEN_SECRET, AccessTokenStrategy } from './access-token.strategy.js';
import { PublicSessionController } from './public-session.controller.js';
import { PublicSetupController } from './public-setup.controller.js';

export function sessionModule(accessTokenSecret: string): DynamicModule {
  return {
    module: class SessionModule {},
    imports: [PassportModule],
    controllers: [PublicSessionController, PublicSetupController],
    providers: [{ provide: ACCESS_TOKEN_SECRET, useValue: accessTokenSecret }, AccessTokenStrategy],
  };
}
