import { errorStatus, type ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { RequestFailed, type ApiCall } from '../api/send-request';
import { Session } from '../session/session';
import type { ManagedRecord } from './resource';

export function errorResponse(code: ErrorCode, errors?: FieldError[]): RequestFailed {
  const status = errorStatus[code];
  return new RequestFailed(status, {
    type: 'about:blank',
    title: code,
    status,
    code,
    ...(errors ? { errors } : {}),
  });
}

/** A session whose server stores the records of one resource and rejects stale changes; other paths respond with `others`. */
export class SessionWithRecords<Row extends ManagedRecord> extends Session {
  readonly calls: { method: string; path: string; body: unknown }[] = [];
  /** Thrown by the next write. */
  failNext: RequestFailed | undefined;
  isDown = false;

  constructor(
    readonly path: string,
    public records: Row[],
    readonly others: Readonly<Record<string, unknown>> = {},
  ) {
    super();
  }

  override async request<Result>({ method = 'GET', path, body, response }: ApiCall<Result>): Promise<Result> {
    this.calls.push({ method, path, body });
    if (this.isDown) throw new RequestFailed(null, null);
    if (path in this.others) return response.parse(this.others[path]);
    if (method !== 'GET' && this.failNext) {
      const failure = this.failNext;
      this.failNext = undefined;
      throw failure;
    }
    const [id = '', query] = path.slice(this.path.length + 1).split('?');
    // A removal has the version in its query, any other change in its body.
    const version =
      method === 'DELETE' ? Number(new URLSearchParams(query).get('version')) : (body as Row)?.version;
    return response.parse(this.responseOf(method, id, { ...(body as Row), version }));
  }

  private responseOf(method: string, id: string, body: Row): unknown {
    if (id === '' && method === 'GET') return this.records;
    if (method === 'POST') return this.store({ ...body, id: crypto.randomUUID(), version: 1 });
    const known = this.records.find((record) => record.id === id);
    if (!known) throw new RequestFailed(404, null);
    if (method === 'GET') return known;
    this.records = this.records.filter((record) => record !== known);
    if (body.version !== known.version) {
      this.records.push(known);
      throw errorResponse('record.stale');
    }
    if (method === 'DELETE') return undefined;
    return this.store({ ...known, ...body, version: known.version + 1 });
  }

  private store(record: Row): Row {
    const stamped = {
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
      ...record,
    };
    this.records.push(stamped);
    return stamped;
  }
}
