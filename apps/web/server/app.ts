import {
  createServiceApp,
  healthModule,
  readEnvironment,
  serviceEnvironment,
  type ServiceApp,
} from '@chauffeur/service-kit';
import { z } from 'zod';
import { GatewayClient } from './gateway-client.js';
import { serveAssets } from './serve-assets.js';
import { servePages } from './serve-pages.js';

/** An http(s) address without a trailing slash. */
const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address, for example http://localhost:3000' })
  .transform((url) => url.replace(/\/+$/, ''));

const webEnvironment = serviceEnvironment.omit({ INTERNAL_TOKEN: true }).extend({
  /** The gateway's address, from which loaders request data. */
  GATEWAY_URL: address,
  /** The address that visitors see; canonical and language addresses start with it. */
  PUBLIC_URL: address,
});

/**
 * Creates the web server, which renders pages and serves the browser's files. It is ready as soon as it listens: its
 * readiness does not depend on the gateway, which reports its own. Throws EnvironmentError.
 */
export async function createApp(environment: Record<string, string | undefined>): Promise<ServiceApp> {
  const parsed = readEnvironment(webEnvironment, environment);
  const gateway = new GatewayClient(parsed.GATEWAY_URL);
  return createServiceApp({
    name: 'web',
    module: healthModule({ checks: () => [] }),
    environment: parsed,
    hasEvents: false,
    configure: async (app) => {
      const fastify = app.getHttpAdapter().getInstance();
      fastify.addHook('onClose', () => gateway.close());
      await serveAssets(fastify);
      await servePages(fastify, {
        publicUrl: parsed.PUBLIC_URL,
        requestGateway: (path, headers) => gateway.request(path, headers),
      });
    },
  });
}
