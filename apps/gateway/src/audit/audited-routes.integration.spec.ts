import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { bookingExample } from '@chauffeur/contracts/events/booking-example';
import {
  auditKinds,
  beginAuditEntryCommand,
  completeAuditEntryCommand,
  type BeginAuditEntryCommand,
  type CompleteAuditEntryCommand,
} from '@chauffeur/contracts/identity/audit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { openApiFile } from '../openapi-file/openapi-document.js';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

type Written = { begun: BeginAuditEntryCommand } | { id: string; outcome: CompleteAuditEntryCommand };

const entryId = '0198c0de-0000-7000-8000-00000000a0d1';
/** Calls of the audit log and of the services, in the order in which they arrived. */
let order: string[];
let written: Written[];
/** `former` is an identity service of the release before the audit log. */
let identity: 'present' | 'former' | 'unavailable';
/** The response of all services. */
let response: { status: number; headers?: Record<string, string>; body?: unknown };
let gateway: RunningGateway;

beforeAll(async () => {
  gateway = await startGateway(
    (request, reply) => {
      order.push(`${request.method} ${request.url}`);
      reply.writeHead(response.status, { 'content-type': 'application/json', ...response.headers });
      reply.end(response.body === undefined ? undefined : JSON.stringify(response.body));
    },
    { LOG_LEVEL: 'silent' },
    (request, reply) => {
      void (async () => {
        reply.setHeader('content-type', 'application/json');
        if (identity === 'unavailable') return reply.destroy();
        if (identity === 'former') {
          const problem = { type: 'about:blank', title: '', status: 404, code: 'route.notFound' };
          return reply.writeHead(404).end(JSON.stringify(problem));
        }
        order.push(`audit ${request.method}`);
        if (request.method === 'POST') {
          written.push({ begun: beginAuditEntryCommand.parse(await json(request)) });
          return reply.writeHead(201).end(JSON.stringify({ id: entryId }));
        }
        const id = request.url?.split('/')[2] ?? '';
        written.push({ id, outcome: completeAuditEntryCommand.parse(await json(request)) });
        return reply.writeHead(204).end();
      })();
    },
  );
});
afterAll(() => gateway.stop());
beforeEach(() => {
  order = [];
  written = [];
  identity = 'present';
  response = { status: 503 };
});

async function call(method: string, path: string, body?: object, headers?: Record<string, string>) {
  const answer = await fetch(`${gateway.address}${path}`, {
    method: method.toUpperCase(),
    headers: {
      authorization: `Bearer ${gateway.token()}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: await answer.text() };
}

interface Operation {
  readonly responses: Record<string, { content?: Record<string, unknown> }>;
}

/** Returns the staff routes in the API's description that change something or return a file. */
async function actsOfStaff(): Promise<string[]> {
  const { paths } = JSON.parse(await readFile(openApiFile, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/admin/'))
    .flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([method, operation]) => method !== 'get' || isFile(operation))
        .map(([method]) => `${method} ${path}`),
    );
}

const isFile = ({ responses }: Operation) =>
  Object.keys(responses['200']?.content ?? {}).includes('text/csv');

/** Routes that change nothing, or only that something was read, whatever their method. */
const readOnly = ['post /api/admin/contact-messages/read', 'post /api/admin/email-templates/preview'];

describe('the audit log', () => {
  it('has every staff route of the API that changes or exports, before it is carried out', async () => {
    const routes = await actsOfStaff();
    expect(routes.length).toBeGreaterThan(40);
    const missing: string[] = [];
    const kinds = new Set<string>();
    const actions = new Map<string, string>();
    for (const route of routes) {
      [order, written] = [[], []];
      const [method = '', path = ''] = route.split(' ');
      await call(method, path.replace('{id}', randomUUID()), method === 'get' ? undefined : {});
      const [begun, ended] = [written[0], written.at(-1)];
      if (!begun || !('begun' in begun) || !ended || !('id' in ended) || order[0] !== 'audit POST') {
        missing.push(route);
        continue;
      }
      expect(ended.id).toBe(entryId);
      kinds.add(begun.begun.kind);
      actions.set(route, begun.begun.action);
    }
    expect(missing.toSorted()).toEqual(readOnly);
    expect([...kinds].toSorted()).toEqual(auditKinds.filter((kind) => kind !== 'session').toSorted());
    // A POST below a record creates nothing: the route declares what it does.
    const unnamed = [...actions].filter(
      ([route, action]) => action === 'created' && !/^post \/api\/admin\/[\w-]+$/.test(route),
    );
    expect(unnamed).toEqual([]);
    expect(Object.fromEntries(actions)).toMatchObject({
      'get /api/admin/bookings/export.csv': 'exported',
      'get /api/admin/transactions/export.csv': 'exported',
      'delete /api/admin/bookings/{id}': 'removed',
      'patch /api/admin/bookings/{id}/status': 'statusChanged',
      'post /api/admin/bookings/{id}/status/undo': 'statusChanged',
    });
  });

  it('says from which version to which, and the new status', async () => {
    const { id, version, referenceNumber } = bookingExample;
    response = { status: 200, body: { ...bookingExample, status: 'confirmed', version: version + 1 } };
    const path = `/api/admin/bookings/${id}/status`;
    expect((await call('PATCH', path, { status: 'confirmed', version })).status).toBe(200);
    expect(written).toEqual([
      {
        begun: {
          username: 'admin',
          action: 'statusChanged',
          kind: 'bookings',
          recordId: id,
          fromVersion: version,
        },
      },
      {
        id: entryId,
        outcome: {
          outcome: 'done',
          code: null,
          recordId: id,
          reference: referenceNumber,
          fromVersion: null,
          toVersion: version + 1,
          detail: 'confirmed',
        },
      },
    ]);
  });

  it('retains the reference number and the last version of a booking that was removed', async () => {
    response = { status: 204, headers: { 'x-removed-version': '7', 'x-removed-reference': 'BK123' } };
    const path = `/api/admin/bookings/${randomUUID()}?version=7`;
    expect(await call('DELETE', path)).toEqual({ status: 204, body: '' });
    expect(written).toMatchObject([
      { begun: { action: 'removed', fromVersion: 7 } },
      { outcome: { outcome: 'done', reference: 'BK123', fromVersion: 7, toVersion: null } },
    ]);
  });

  it('has the code of what was rejected', async () => {
    const problem = { type: 'about:blank', title: '', status: 409, code: 'record.stale' };
    response = { status: 409, body: problem };
    expect((await call('DELETE', `/api/admin/bookings/${randomUUID()}?version=7`)).status).toBe(409);
    expect(written.at(-1)).toMatchObject({ outcome: { outcome: 'rejected', code: 'record.stale' } });
  });

  it('is given an id for idempotent requests, and for no others', async () => {
    // `token()` is of another admin each time.
    const headers = { authorization: `Bearer ${gateway.token()}`, 'Idempotency-Key': 'a-key-of-a-request' };
    const repeatable = async (method: string, path: string) => {
      written = [];
      await call(method, path, {}, headers);
      const [first] = written;
      return first && 'begun' in first ? first.begun.requestId : undefined;
    };
    const id = await repeatable('POST', '/api/admin/drivers');
    expect(id).toEqual(expect.any(String));
    expect(await repeatable('POST', '/api/admin/drivers')).toBe(id);
    expect(await repeatable('POST', '/api/admin/vehicles')).not.toBe(id);
    expect(await repeatable('PATCH', `/api/admin/bookings/${randomUUID()}/status`)).toBeUndefined();
  });

  it('must be written before the act: if that fails, nothing is done', async () => {
    identity = 'unavailable';
    expect((await call('DELETE', `/api/admin/drivers/${randomUUID()}`)).status).toBe(503);
    expect(order).toEqual([]);
  });

  it('is not required while identity is of the release before it', async () => {
    identity = 'former';
    response = { status: 204 };
    expect((await call('DELETE', `/api/admin/drivers/${randomUUID()}`)).status).toBe(204);
  });
});
