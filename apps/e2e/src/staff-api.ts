import { problem, sessionResponse } from '@chauffeur/contracts';
import { post } from './booking-request.ts';

export interface Credentials {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface StaffAnswer {
  readonly status: number;
  readonly body: unknown;
  /** Of a problem. */
  readonly code: string | undefined;
}

/** Calls the staff routes of a product with one session's access token, as the back office does. */
export interface StaffSession {
  readonly ask: (method: string, path: string, body?: unknown) => Promise<StaffAnswer>;
  /** Its refresh cookie, as a browser sends it. */
  readonly cookie: string;
}

/** Makes the first admin of a product that has none yet. */
export async function makeFirstAdmin(site: string, admin: Credentials): Promise<void> {
  const answer = await post('/setup', admin, {}, site);
  if (answer.status !== 201) throw new Error(`no first admin: ${JSON.stringify(answer.body)}`);
}

export async function signIn(site: string, { email, password }: Credentials): Promise<StaffSession> {
  const answer = await post('/auth/sign-in', { email, password }, {}, site);
  const { accessToken } = sessionResponse.parse(answer.body);
  return {
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
    async ask(method, path, body) {
      const headers = {
        authorization: `Bearer ${accessToken}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      };
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const response = await fetch(`${site}/api/admin${path}`, init);
      const text = await response.text();
      const read: unknown = text ? JSON.parse(text) : undefined;
      return { status: response.status, body: read, code: problem.safeParse(read).data?.code };
    },
  };
}
