import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { createQueryClient } from '../api/create-query-client';
import { clearQueryCacheOnSignOut } from './clear-query-cache-on-sign-out';
import { RequestFailed } from '../api/send-request';
import { Session } from './session';

const issued = {
  accessToken: 'token',
  expiresIn: 600,
  admin: { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11', username: 'boss', email: 'boss@example.com' },
};

const respond = (status: number, body: unknown) =>
  ({ ok: status < 400, status, text: async () => JSON.stringify(body) }) as Response;

describe('the query cache', () => {
  let session: Session;
  let queryClient: QueryClient;
  let refresh: Response;
  let staffCall: Response;

  beforeEach(() => {
    session = new Session();
    queryClient = createQueryClient();
    refresh = respond(401, {});
    staffCall = respond(200, null);
    globalThis.fetch = jest.fn(async (path: string) =>
      path === '/api/auth/refresh' ? refresh : staffCall,
    ) as unknown as typeof fetch;
    globalThis.AbortSignal.timeout = () => new AbortController().signal;
  });

  it('stays when the check finds no session, and is cleared when a session ends', async () => {
    clearQueryCacheOnSignOut(session, queryClient);
    queryClient.setQueryData(['setup'], { isOpen: true });
    await session.check();
    expect(session.state().kind).toBe('signedOut');
    expect(queryClient.getQueryData(['setup'])).toEqual({ isOpen: true });

    refresh = respond(200, issued);
    await session.check();
    queryClient.setQueryData(['bookings'], ['one']);
    await session.signOut();
    expect(queryClient.getQueryData(['bookings'])).toBeUndefined();
  });

  it('stays when a session ends while in use, until another admin signs in', async () => {
    clearQueryCacheOnSignOut(session, queryClient);
    refresh = respond(200, issued);
    await session.check();
    queryClient.setQueryData(['bookings'], ['one']);
    refresh = respond(401, {});
    staffCall = respond(401, {});
    const call = { method: 'GET', path: '/api/admin/bookings', response: z.unknown() } as const;
    await expect(session.request(call)).rejects.toBeInstanceOf(RequestFailed);
    expect(session.state()).toEqual({ kind: 'signedOut', hasEnded: true, email: issued.admin.email });

    refresh = respond(200, issued);
    await session.check();
    expect(queryClient.getQueryData(['bookings'])).toEqual(['one']);
    refresh = respond(200, { ...issued, admin: { ...issued.admin, id: crypto.randomUUID() } });
    await session.check();
    expect(queryClient.getQueryData(['bookings'])).toBeUndefined();
  });
});
