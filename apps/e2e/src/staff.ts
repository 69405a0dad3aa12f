import { sessionResponse } from '@chauffeur/contracts';
import { post } from './booking-request.ts';

/** The back office's calls, made by an admin. */
export interface Staff {
  /** The answer whatever its status, parsed where it has a body. */
  call(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
}

/** Makes the first admin of a product that has none yet, and signs in. */
export async function firstAdmin(site: string): Promise<Staff> {
  const admin = { username: 'nigar', email: 'nigar@company.example', password: 'a quiet street' };
  await post('/setup', admin, {}, site);
  const { email, password } = admin;
  const session = await post('/auth/sign-in', { email, password }, {}, site);
  const { accessToken } = sessionResponse.parse(session.body);
  return {
    async call(method, path, body) {
      const isForm = body instanceof FormData;
      const answer = await fetch(`${site}/api/admin${path}`, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}
