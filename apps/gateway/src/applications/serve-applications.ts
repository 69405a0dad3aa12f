import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { Logger } from '@nestjs/common';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { ownFilesPolicy } from '../security/content-security-policy.js';

/** A browser application built by Vite: one page, and files with content hashes in their names. */
export interface Application {
  readonly name: string;
  /** Its workspace in apps/, which is next to the gateway in the repository and in its container. */
  readonly workspace: string;
  /** URL prefix of its files. */
  readonly path: string;
  /** URLs of its page; a router in the browser, if it has one, selects the screen. */
  readonly pages: readonly string[];
  /** Files next to the page that browsers revalidate at each use, with their headers. */
  readonly files?: Readonly<Record<string, Record<string, string>>>;
  readonly pageHeaders?: Record<string, string>;
}

/** Serves the pages and files of applications, precompressed if their build compressed them. */
export async function serveApplications(
  fastify: FastifyInstance,
  applications: readonly Application[],
): Promise<void> {
  const built = applications.filter(isBuilt);
  if (built.length === 0) return;
  // Registered once, because it decorates every reply; each route passes its own root.
  await fastify.register(fastifyStatic, { root: built.map(rootOf), serve: false, preCompressed: true });
  for (const application of built) addRoutes(fastify, application);
}

function rootOf({ workspace }: Application): string {
  return fileURLToPath(new URL(`../../../${workspace}/dist`, import.meta.url));
}

function isBuilt(application: Application): boolean {
  const isThere = existsSync(rootOf(application));
  if (!isThere) {
    const { name, path } = application;
    new Logger('Applications').warn(`${name} is not built; ${path} is not served`);
  }
  return isThere;
}

function addRoutes(fastify: FastifyInstance, application: Application): void {
  const { path, pages, files = {}, pageHeaders = {} } = application;
  const root = rootOf(application);
  const revalidated = (reply: FastifyReply, file: string, headers: Record<string, string>) =>
    reply.headers({ 'cache-control': 'no-cache', ...headers }).sendFile(file, root, { cacheControl: false });
  const headersOfPage = {
    'content-security-policy': ownFilesPolicy,
    'x-robots-tag': 'noindex',
    ...pageHeaders,
  };
  for (const page of pages) {
    fastify.get(page, (_request, reply) => revalidated(reply, 'index.html', headersOfPage));
  }
  for (const [file, headers] of Object.entries(files)) {
    fastify.get(`${path}/${file}`, (_request, reply) => revalidated(reply, file, headers));
  }
  fastify.get<{ Params: { '*': string } }>(`${path}/assets/*`, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`, root, { maxAge: '365d', immutable: true }),
  );
}
