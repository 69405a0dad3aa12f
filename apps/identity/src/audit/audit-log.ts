import { setTimeout as delay } from 'node:timers/promises';
import type {
  AuditAction,
  AuditKind,
  BeginAuditEntryCommand,
  CompleteAuditEntryCommand,
} from '@chauffeur/contracts/identity/audit';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** An act that identity itself has done. */
export interface DoneAct {
  readonly action: AuditAction;
  readonly kind: AuditKind;
  /** Null if it is unknown who did it. */
  readonly admin: { readonly id: string; readonly username: string } | null;
  readonly recordId?: string;
}

/** Writes the audit log, which database triggers protect from changes. */
@Injectable()
export class AuditLog {
  private readonly logger = new Logger(AuditLog.name);

  constructor(private readonly dataSource: DataSource) {}

  /**
   * Writes an act before it is carried out, and returns the entry's id for `complete`. A repeat of a request that is
   * done gets the same entry. A repeat of one that is in flight first waits for its outcome, because the repeat's may
   * be different.
   */
  async begin(adminId: string, { requestId, ...command }: BeginAuditEntryCommand): Promise<string> {
    const { manager } = this.dataSource;
    const entry = { adminId, ...command };
    if (requestId !== undefined) {
      const added = await insertEntry(manager, { ...entry, id: requestId });
      if (added !== undefined) return requestId;
      while (await isInFlight(manager, requestId)) await delay(outcomePollMs);
      if (await isDone(manager, requestId)) return requestId;
    }
    return addEntry(manager, entry);
  }

  /** Writes the outcome of an act. A second outcome of the same act is ignored. */
  async complete(id: string, command: CompleteAuditEntryCommand): Promise<void> {
    await insertOutcome(this.dataSource.manager, id, command);
  }

  /** Writes an act with its outcome. In a transaction of `manager`, the act is logged only if it is committed. */
  async add(manager: EntityManager, { admin, action, kind, ...act }: DoneAct): Promise<void> {
    const recordId = act.recordId ?? null;
    const { id: adminId = null, username = null } = admin ?? {};
    const id = await addEntry(manager, { adminId, username, action, kind, recordId, fromVersion: null });
    await insertOutcome(manager, id, done);
  }

  /** Writes an attempt that changed nothing, without waiting, so that the response time does not reveal what it was. */
  note(attempt: DoneAct): void {
    this.write(attempt, (manager) => this.add(manager, attempt));
  }

  /**
   * Same as `note`, but at most once a minute for each admin, so that a program that repeats requests can't fill the
   * log.
   */
  noteOnceAMinute(attempt: DoneAct): void {
    this.write(attempt, async (manager) => {
      const [earlier] = await manager.query<unknown[]>(
        `SELECT FROM audit_entries WHERE at > now() - interval '1 minute'
            AND action = $1 AND admin_id IS NOT DISTINCT FROM $2::uuid LIMIT 1`,
        [attempt.action, attempt.admin?.id ?? null],
      );
      if (!earlier) await this.add(manager, attempt);
    });
  }

  private write({ action }: DoneAct, work: (manager: EntityManager) => Promise<void>): void {
    this.dataSource.transaction(work).catch((error: unknown) => {
      this.logger.error(`the audit entry ${action} could not be written`, error);
    });
  }
}

const done: CompleteAuditEntryCommand = {
  outcome: 'done',
  code: null,
  recordId: null,
  reference: null,
  fromVersion: null,
  toVersion: null,
  detail: null,
};

type NewEntry = Omit<BeginAuditEntryCommand, 'username' | 'requestId'> & {
  readonly id?: string;
  readonly adminId: string | null;
  readonly username: string | null;
};

async function addEntry(manager: EntityManager, entry: Omit<NewEntry, 'id'>): Promise<string> {
  const id = await insertEntry(manager, entry);
  if (id === undefined) throw new Error('the database returned no id of an audit entry');
  return id;
}

/** Returns the new entry's id, or undefined if the id exists already. */
async function insertEntry(manager: EntityManager, entry: NewEntry): Promise<string | undefined> {
  const { id = null, adminId, username, action, kind, recordId, fromVersion } = entry;
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO audit_entries (id, admin_id, username, action, kind, record_id, from_version, record_name)
     VALUES (coalesce($1, gen_random_uuid()), $2, $3, $4, $5::text, $6::uuid, $7,
       (SELECT admin.username FROM admins admin WHERE $5::text = 'admins' AND admin.id = $6::uuid))
     ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, adminId, username, action, kind, recordId, fromVersion],
  );
  return row?.id;
}

/** Milliseconds between two checks for the outcome of an act. */
const outcomePollMs = 100;

/** Returns whether an act of the last seconds has no outcome yet. The outcome of an older one was lost. */
async function isInFlight(manager: EntityManager, id: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT FROM audit_entries act WHERE id = $1 AND at > now() - interval '5 seconds'
        AND NOT EXISTS (SELECT FROM audit_outcomes WHERE entry_id = act.id)`,
    [id],
  );
  return found.length > 0;
}

/**
 * Returns whether an act was done within the hour, with no later act on its record: a repeat then changes nothing. A
 * later act may have removed the record, and a repeat could add it again.
 */
async function isDone(manager: EntityManager, id: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(
    `SELECT FROM audit_outcomes act WHERE entry_id = $1 AND outcome = 'done' AND at > now() - interval '1 hour'
        AND NOT EXISTS (SELECT FROM audit_entries later WHERE later.record_id = act.record_id AND later.at > act.at)`,
    [id],
  );
  return found.length > 0;
}

async function insertOutcome(
  manager: EntityManager,
  id: string,
  command: CompleteAuditEntryCommand,
): Promise<void> {
  const { outcome, code, recordId, reference, fromVersion, toVersion, detail } = command;
  await manager.query(
    `INSERT INTO audit_outcomes (entry_id, outcome, code, record_id, reference, from_version, to_version, detail)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (entry_id) DO NOTHING`,
    [id, outcome, code, recordId, reference, fromVersion, toVersion, detail],
  );
}
