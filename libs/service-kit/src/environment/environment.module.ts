import type { DynamicModule } from '@nestjs/common';

/** Provides a service's environment to all its modules under a token. Global. */
export function environmentModule(token: symbol, environment: object): DynamicModule {
  return {
    module: class EnvironmentModule {},
    global: true,
    providers: [{ provide: token, useValue: environment }],
    exports: [token],
  };
}
