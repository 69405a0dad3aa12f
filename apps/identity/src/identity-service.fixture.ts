import { adminIdHeader } from '@chauffeur/contracts/http/headers';
import { problem } from '@chauffeur/contracts/http/problem';
import { createTestDatabase } from '@chauffeur/private-servers';
import { startTestService } from '@chauffeur/service-kit/testing';
import { createApp } from './app.js';

export type RunningIdentityService = Awaited<ReturnType<typeof startIdentityService>>;

export async function startIdentityService(settings: Record<string, string> = {}) {
  const service = await startTestService(createApp, await createTestDatabase(), {
    variables: { JWT_SECRET: 'jwt-secret-of-this-spec', ...settings },
  });
  return {
    ...service,
    /** `field` is the code of a problem's first error. */
    async call(method: string, path: string, body?: unknown, adminId?: string) {
      const headers: Record<string, string> = adminId ? { [adminIdHeader]: adminId } : {};
      const result = await service.call(method, path, body, headers);
      const { errors = [] } = problem.safeParse(result.body).data ?? {};
      return { ...result, field: errors[0]?.code };
    },
  };
}
