import { problem } from '@chauffeur/contracts/http/problem';
import { createTestDatabase } from '@chauffeur/private-servers';
import { Client } from 'pg';
import { createApp } from './app.js';

const token = 'internal-token-of-this-spec';

/** The service with its own database, called as the gateway calls it. */
export type RunningIdentityService = Awaited<ReturnType<typeof startIdentityService>>;

export async function startIdentityService(settings: Record<string, string> = {}) {
  const database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    INTERNAL_TOKEN: token,
    JWT_SECRET: 'jwt-secret-of-this-spec',
    LOG_LEVEL: 'silent',
    ...settings,
  };
  const app = await createApp(environment);
  const address = await app.listen(0, '127.0.0.1');
  const client = new Client({ connectionString: database.url });
  await client.connect();
  return {
    databaseUrl: database.url,
    environment,
    client,
    /** `code` is that of a problem, `field` the code of its first error. */
    async call(method: string, path: string, body?: unknown, adminId?: string) {
      const response = await fetch(`${address}${path}`, {
        method,
        headers: {
          'x-internal-token': token,
          ...(adminId ? { 'x-admin-id': adminId } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      const parsed: unknown = text ? JSON.parse(text) : null;
      const { code, errors = [] } = problem.safeParse(parsed).data ?? {};
      return { status: response.status, body: parsed, code, field: errors[0]?.code };
    },
    async stop() {
      await client.end();
      await app.close();
      await database.drop();
    },
  };
}
