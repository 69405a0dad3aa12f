import type { DynamicModule } from '@nestjs/common';
import { TerminusModule } from '@nestjs/terminus';
import { HealthController, READINESS_CHECKS, type ReadinessCheck } from './health.controller.js';

export interface HealthOptions {
  /** The service's own dependencies; providers that the module's imports export may be injected. */
  readonly imports?: DynamicModule['imports'];
  readonly inject?: readonly (abstract new (...parameters: never[]) => unknown)[];
  readonly checks: (...dependencies: never[]) => readonly ReadinessCheck[];
}

/** GET /health/live: the process answers. GET /health/ready: so do the things it depends on. */
export function healthModule({ imports = [], inject = [], checks }: HealthOptions): DynamicModule {
  return {
    module: class HealthModule {},
    imports: [TerminusModule.forRoot({ logger: false }), ...imports],
    controllers: [HealthController],
    providers: [{ provide: READINESS_CHECKS, useFactory: checks as never, inject: [...inject] }],
  };
}
