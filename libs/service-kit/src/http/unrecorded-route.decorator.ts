import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that is neither logged nor traced. */
    isUnrecorded?: boolean;
  }
}

/** Excludes a route from logs and traces; for routes that the product itself requests every second. */
export function UnrecordedRoute(): MethodDecorator {
  return RouteConfig({ isUnrecorded: true });
}
