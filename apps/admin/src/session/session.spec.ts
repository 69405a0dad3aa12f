import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { z } from 'zod';
import { RequestFailed } from '../api/send-request';
import { Session } from './session';

const admin = { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11', username: 'boss', email: 'boss@example.com' };
const problem = (status: number, code: string) => ({ type: 'about:blank', title: code, status, code });

interface Result {
  status: number;
  body?: unknown;
}

/** A gateway that accepts one access token, and issues it on a refresh. */
class Gateway {
  validToken = 'token-1';
  refreshResponse: () => Result = () => ({ status: 200, body: this.issue() });
  readonly calls: string[] = [];

  issue() {
    return { accessToken: this.validToken, expiresIn: 600, admin };
  }

  readonly fetch = async (path: string, request: { headers: Record<string, string> }): Promise<Response> => {
    this.calls.push(path);
    // Lets concurrent calls be in flight together.
    await Promise.resolve();
    const { status, body } = this.respond(path, request.headers['authorization']);
    const text = async () => (body === undefined ? '' : JSON.stringify(body));
    return { ok: status < 400, status, text } as Response;
  };

  callsOf(path: string): number {
    return this.calls.filter((called) => called === path).length;
  }

  private respond(path: string, authorization: string | undefined): Result {
    if (path === '/api/auth/refresh') return this.refreshResponse();
    if (path === '/api/auth/sign-out') return { status: 204 };
    return authorization === `Bearer ${this.validToken}`
      ? { status: 200, body: path }
      : { status: 401, body: problem(401, 'session.invalid') };
  }
}

const read = (session: Session, path: string) => session.request({ path, response: z.string() });

describe('the session', () => {
  let gateway: Gateway;
  let session: Session;

  beforeEach(() => {
    gateway = new Gateway();
    globalThis.fetch = jest.fn(gateway.fetch) as unknown as typeof fetch;
    globalThis.AbortSignal.timeout = () => new AbortController().signal;
    session = new Session();
  });

  it('is found by its cookie when the page is loaded [B2.1.19]', async () => {
    expect(session.state()).toEqual({ kind: 'checking' });
    await session.check();
    expect(session.state()).toEqual({ kind: 'signedIn', admin });
  });

  it('does not exist if the cookie is rejected, and is unknown without a response', async () => {
    gateway.refreshResponse = () => ({ status: 401, body: problem(401, 'session.required') });
    await session.check();
    expect(session.state()).toEqual({ kind: 'signedOut' });
    gateway.refreshResponse = () => ({ status: 503, body: problem(503, 'service.unreachable') });
    await session.check();
    expect(session.state().kind).toBe('unknown');
  });

  it('renews an access token once for calls that fail together', async () => {
    await session.check();
    gateway.validToken = 'token-2';
    const results = await Promise.all(['/api/a', '/api/b', '/api/c'].map((path) => read(session, path)));
    expect(results).toEqual(['/api/a', '/api/b', '/api/c']);
    expect(gateway.callsOf('/api/auth/refresh')).toBe(2);
  });

  it('ends when the renewal is rejected, and reports why to the caller', async () => {
    await session.check();
    gateway.validToken = 'token-2';
    gateway.refreshResponse = () => ({ status: 401, body: problem(401, 'session.invalid') });
    await expect(read(session, '/api/a')).rejects.toBeInstanceOf(RequestFailed);
    await expect(read(session, '/api/b')).rejects.toBeInstanceOf(RequestFailed);
    expect(session.state()).toEqual({ kind: 'signedOut', hasEnded: true, email: admin.email });
  });

  it('ends if another admin has signed in in another tab, and sends nothing as that admin', async () => {
    await session.check();
    gateway.validToken = 'token-2';
    const other = { ...admin, id: '7b1f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11', username: 'colleague' };
    gateway.refreshResponse = () => ({ status: 200, body: { ...gateway.issue(), admin: other } });
    await expect(read(session, '/api/a')).rejects.toMatchObject({ status: 401 });
    expect(gateway.callsOf('/api/a')).toBe(1);
    expect(session.state()).toEqual({ kind: 'signedOut', hasEnded: true, email: admin.email });
  });

  it('stays valid if the renewal only had no response', async () => {
    await session.check();
    gateway.validToken = 'token-2';
    gateway.refreshResponse = () => ({ status: 503, body: problem(503, 'service.unreachable') });
    await expect(read(session, '/api/a')).rejects.toMatchObject({ status: 503 });
    expect(session.state().kind).toBe('signedIn');
  });

  it('stays over if it was being renewed when staff signed out', async () => {
    await session.check();
    gateway.validToken = 'token-2';
    const call = read(session, '/api/a');
    await session.signOut();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({ kind: 'signedOut' });
  });

  it('drops its token when staff sign out [B2.2.2]', async () => {
    await session.check();
    await session.signOut();
    expect(session.state()).toEqual({ kind: 'signedOut' });
    gateway.refreshResponse = () => ({ status: 401, body: problem(401, 'session.required') });
    await expect(read(session, '/api/a')).rejects.toMatchObject({ status: 401 });
  });
});
