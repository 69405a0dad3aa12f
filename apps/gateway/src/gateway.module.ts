import { MessagingHealth } from '@chauffeur/messaging';
import { brokerCheck, eventsModule, healthModule, type ServiceAdapters } from '@chauffeur/service-kit';
import type { DynamicModule } from '@nestjs/common';
import type { GatewayEnvironment } from './environment.js';
import { PublicModule } from './public.module.js';
import { ResponseCacheModule } from './response-cache/response-cache.module.js';
import { sessionModule } from './session/session.module.js';
import { StaffModule } from './staff.module.js';
import { subscriptions } from './subscriptions.js';
import { upstreamModule } from './upstream/upstream.module.js';

export function gatewayModule(environment: GatewayEnvironment, adapters?: ServiceAdapters): DynamicModule {
  return {
    module: class GatewayModule {},
    imports: [
      eventsModule('gateway', environment, adapters, subscriptions),
      // The gateway stays ready without the broker: at worst cached responses are a minute old, pages three.
      healthModule({
        inject: [MessagingHealth],
        checks: (messaging: MessagingHealth) => [brokerCheck(messaging, { optional: true })],
      }),
      upstreamModule(environment),
      ResponseCacheModule,
      sessionModule(environment),
      StaffModule.with(environment),
      PublicModule.with(environment),
    ],
    controllers: subscriptions,
  };
}
