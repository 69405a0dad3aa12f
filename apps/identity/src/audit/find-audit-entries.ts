import {
  auditEntryPage,
  type AuditEntryPage,
  type ListAuditEntriesQuery,
} from '@chauffeur/contracts/identity/audit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** An entry matches a record that it or its outcome names. */
const matching = `
  FROM audit_entries entry LEFT JOIN audit_outcomes outcome ON outcome.entry_id = entry.id
  WHERE ($1::uuid IS NULL OR entry.admin_id = $1)
    AND ($2::text IS NULL OR entry.action = $2)
    AND ($3::text IS NULL OR entry.kind = $3)
    AND ($4::text IS NULL OR $4 IN (entry.record_id::text, outcome.record_id::text, lower(outcome.reference)))
    AND ($5::date IS NULL OR entry.at >= $5::timestamp AT TIME ZONE 'Asia/Baku')
    AND ($6::date IS NULL OR entry.at < ($6::timestamp + interval '1 day') AT TIME ZONE 'Asia/Baku')`;

const recordId = 'coalesce(entry.record_id, outcome.record_id)';

/** The name of an admin who was added or removed; that of a removed one is in what they did, and in what was done to them. */
const nameOfAdmin = `
  CASE WHEN entry.kind = 'admins' THEN coalesce(
    (SELECT admin.username FROM admins admin WHERE admin.id = ${recordId}),
    (SELECT act.username FROM audit_entries act WHERE act.admin_id = ${recordId} ORDER BY act.at DESC LIMIT 1),
    (SELECT act.record_name FROM audit_entries act
      WHERE act.record_id = ${recordId} AND act.record_name IS NOT NULL ORDER BY act.at DESC LIMIT 1)) END`;

@Injectable()
export class FindAuditEntries {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists entries, newest first. */
  async page({ page, pageSize, ...filters }: ListAuditEntriesQuery): Promise<AuditEntryPage> {
    const { adminId, action, kind, record, from, to } = filters;
    const parameters = [adminId, action, kind, record?.toLowerCase() || null, from, to];
    const items = await this.dataSource.query<(Record<string, unknown> & { at: Date })[]>(
      `SELECT entry.id, entry.at, entry.admin_id AS "adminId", entry.username, entry.action, entry.kind,
         ${recordId} AS "recordId", coalesce(outcome.reference, ${nameOfAdmin}) AS reference,
         coalesce(outcome.from_version, entry.from_version) AS "fromVersion",
         outcome.to_version AS "toVersion", outcome.detail, outcome.outcome, outcome.code
       ${matching} ORDER BY entry.at DESC, entry.id LIMIT $7 OFFSET $8`,
      [...parameters, pageSize, (page - 1) * pageSize],
    );
    const [{ total } = { total: 0 }] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::integer AS total ${matching}`,
      parameters,
    );
    const found = items.map((item) => ({ ...item, at: item.at.toISOString() }));
    return auditEntryPage.parse({ items: found, total, page, pageSize });
  }
}
