import { errorStatus, type ErrorCode } from '@chauffeur/contracts';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createQueryClient } from '../api/create-query-client';
import { RequestFailed, type ApiCall } from '../api/send-request';
import { BackOffice } from '../back-office';
import { createI18n } from '../i18n/create-i18n';
import { Notices } from '../notices/notices';
import { Session } from '../session/session';
import type { StampedRecord } from './resource';

export function refusal(code: ErrorCode): RequestFailed {
  const status = errorStatus[code];
  return new RequestFailed(status, { type: 'about:blank', title: code, status, code });
}

/** A session whose server keeps the records of one resource and refuses stale changes; other paths answer `others`. */
export class SessionWithRecords<Row extends StampedRecord> extends Session {
  readonly calls: { method: string; path: string; body: unknown }[] = [];
  /** Thrown by the next write. */
  refuseNext: RequestFailed | undefined;
  isDown = false;

  constructor(
    readonly path: string,
    public records: Row[],
    readonly others: Readonly<Record<string, unknown>> = {},
  ) {
    super();
  }

  override async ask<Answer>({ method = 'GET', path, body, answer }: ApiCall<Answer>): Promise<Answer> {
    this.calls.push({ method, path, body });
    if (this.isDown) throw new RequestFailed(null, null);
    if (path in this.others) return answer.parse(this.others[path]);
    if (method !== 'GET' && this.refuseNext) {
      const refused = this.refuseNext;
      this.refuseNext = undefined;
      throw refused;
    }
    return answer.parse(this.answerOf(method, path.slice(this.path.length + 1), body as Row));
  }

  private answerOf(method: string, id: string, body: Row): unknown {
    if (id === '' && method === 'GET') return this.records;
    if (method === 'POST') return this.keep({ ...body, id: crypto.randomUUID(), version: 1 });
    const known = this.records.find((record) => record.id === id);
    if (!known) throw new RequestFailed(404, null);
    if (method === 'GET') return known;
    this.records = this.records.filter((record) => record !== known);
    if (method === 'DELETE') return undefined;
    if (body.version !== known.version) {
      this.records.push(known);
      throw refusal('record.stale');
    }
    return this.keep({ ...known, ...body, version: known.version + 1 });
  }

  private keep(record: Row): Row {
    const stamped = {
      createdAt: '2026-11-21T09:00:00.000Z',
      updatedAt: '2026-11-21T09:00:00.000Z',
      ...record,
    };
    this.records.push(stamped);
    return stamped;
  }
}

/** Shows one screen as a signed-in admin sees it, in English. */
export function showScreen(Screen: ComponentType, session: Session, address = '/'): void {
  const router = createMemoryRouter([{ path: '*', Component: Screen }], { initialEntries: [address] });
  render(
    <BackOffice texts={createI18n('en')} session={session} queryClient={createQueryClient()}>
      <Notices>
        <RouterProvider router={router} />
      </Notices>
    </BackOffice>,
  );
}
