import { recordId } from '@chauffeur/contracts/http/record';
import {
  beginAuditEntryCommand,
  completeAuditEntryCommand,
  listAuditEntriesQuery,
  type AuditEntryPage,
  type BeginAuditEntryCommand,
  type CompleteAuditEntryCommand,
  type ListAuditEntriesQuery,
} from '@chauffeur/contracts/identity/audit';
import { auditPaths } from '@chauffeur/contracts/identity/identity-paths';
import { AdminId } from '@chauffeur/service-kit';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { FindAuditEntries } from './find-audit-entries.js';

@Controller()
export class AuditController {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly findAuditEntries: FindAuditEntries,
  ) {}

  @Get(auditPaths.collection)
  list(@Query({ schema: listAuditEntriesQuery }) query: ListAuditEntriesQuery): Promise<AuditEntryPage> {
    return this.findAuditEntries.page(query);
  }

  @Post(auditPaths.collection)
  async begin(
    @AdminId() adminId: string,
    @Body({ schema: beginAuditEntryCommand }) command: BeginAuditEntryCommand,
  ): Promise<{ id: string }> {
    return { id: await this.auditLog.begin(adminId, command) };
  }

  @Put(auditPaths.outcome)
  @HttpCode(204)
  complete(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: completeAuditEntryCommand }) command: CompleteAuditEntryCommand,
  ): Promise<void> {
    return this.auditLog.complete(id, command);
  }
}
