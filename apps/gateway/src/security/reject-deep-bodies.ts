import { CodedError } from '@chauffeur/service-kit';
import type { FastifyInstance } from 'fastify';

/** Levels of a body's JSON: no request needs half of them, schema.org data of a page included. */
const maxDepth = 40;

/** Responds 400 to JSON that is nested more deeply: schemas, hashes and JSON.stringify call themselves for each level. */
export function rejectDeepBodies(fastify: FastifyInstance): void {
  fastify.addHook('preValidation', async ({ body }) => {
    if (isDeeper(body, maxDepth)) throw new CodedError('request.malformed');
  });
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((part) => isDeeper(part, levels - 1));
}
