import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance } from 'fastify';

/** Max nesting of a JSON body. No request needs half of it, including a page's schema.org data. */
const maxDepth = 40;

/** Responds 400 to JSON that is nested deeper: schemas, hashes and JSON.stringify recurse into each level. */
export function rejectDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', async ({ body }) => {
    if (isDeeper(body, maxDepth)) throw new CodedError('request.malformed');
  });
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
