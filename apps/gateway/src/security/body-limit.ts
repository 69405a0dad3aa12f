import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bytes. */
    bodyLimit?: number;
  }
}

/** Sets the max body size of a route in bytes, if the gateway's default is too small. For staff routes only. */
export function BodyLimit(bytes: number): MethodDecorator {
  return RouteConfig({ bodyLimit: bytes });
}

/** Applies every `BodyLimit`. Call it before the routes are registered. */
export function applyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const bodyLimit = route.config?.bodyLimit;
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
}
