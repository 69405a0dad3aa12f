import multipart from '@fastify/multipart';
import { imageLimits } from '@chauffeur/contracts';
import type { FastifyInstance } from 'fastify';

/** Accepts forms with one file and a few short fields; the route reads the file, up to its limit. */
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
}
