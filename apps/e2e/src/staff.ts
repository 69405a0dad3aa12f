import { problem } from '@chauffeur/contracts/http/problem';
import { sessionResponse } from '@chauffeur/contracts/identity/session';
import { post } from './booking-request.ts';

export interface Credentials {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

export interface StaffResponse {
  readonly status: number;
  /** Parsed if it is JSON, otherwise text; undefined if it is empty. */
  readonly body: unknown;
  /** Code of a problem. */
  readonly code: string | undefined;
}

/** Sends requests of the back office with the access token of one session. */
export interface Staff {
  /** Returns the response, whatever its status. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<StaffResponse>;
  /** The session's refresh cookie in the form of a Cookie header. */
  readonly cookie: string;
}

/** The first admin of a product under test; on the staff's product the global setup creates the account. */
export const firstAdmin: Credentials = {
  username: 'leyla',
  email: 'leyla@company.example',
  password: 'a quiet street',
};

/** Returns the refresh cookie in the form of a Cookie header. */
function refreshCookieOf(headers: Headers): string {
  const cookie = headers.getSetCookie().find((text) => text.includes('refresh_token='));
  return cookie?.split(';')[0] ?? '';
}

export async function signIn(site: string, { email, password }: Credentials): Promise<Staff> {
  const session = await post('/auth/sign-in', { email, password }, {}, site);
  const { accessToken } = sessionResponse.parse(session.body);
  return {
    cookie: refreshCookieOf(session.headers),
    async call(method, path, body, headers = {}) {
      const isForm = body instanceof FormData;
      const response = await fetch(`${site}/api/admin${path}`, {
        method,
        headers: {
          ...headers,
          authorization: `Bearer ${accessToken}`,
          ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') ?? false;
      const parsed: unknown = isJson ? JSON.parse(text) : text || undefined;
      return { status: response.status, body: parsed, code: problem.safeParse(parsed).data?.code };
    },
  };
}
