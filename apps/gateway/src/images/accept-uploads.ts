import multipart from '@fastify/multipart';
import { imageLimits } from '@chauffeur/contracts/catalogue/media/image-request';
import { CodedError } from '@chauffeur/service-kit';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    acceptsFiles?: boolean;
  }
}

/** Marks a route that accepts a form with a file as well as JSON, up to `bodyLimit` bytes. Other routes accept only JSON. */
export function AcceptsFiles({ bodyLimit }: { readonly bodyLimit: number }): MethodDecorator {
  return RouteConfig({ acceptsFiles: true, bodyLimit });
}

/** Accepts forms with one file and a few short fields. The route reads the file, up to its limit. */
export async function acceptUploads(fastify: FastifyInstance): Promise<void> {
  await fastify.register(multipart, {
    throwFileSizeLimit: true,
    limits: {
      fileSize: imageLimits.bytes,
      files: 1,
      fields: 5,
      parts: 6,
      fieldNameSize: 100,
      fieldSize: 1_000,
      headerPairs: 20,
    },
  });
  // The parser leaves the form unread for the route.
  fastify.addHook('preValidation', async (request) => {
    if (!request.isMultipart() || request.routeOptions.config.acceptsFiles) return;
    throw new CodedError('request.unsupportedMediaType');
  });
}
