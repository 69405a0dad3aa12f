import { RouteConfig } from '@nestjs/platform-fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that leaves no line in the log and no trace. */
    isUnrecorded?: boolean;
  }
}

/** For a route that the product itself requests every second: its lines and traces would drown those of people. */
export function UnrecordedRoute(): MethodDecorator {
  return RouteConfig({ isUnrecorded: true });
}
