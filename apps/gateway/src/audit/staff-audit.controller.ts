import {
  auditEntryPage,
  listAuditEntriesQuery,
  type AuditEntryPage,
  type ListAuditEntriesQuery,
} from '@chauffeur/contracts/identity/audit';
import { auditPaths } from '@chauffeur/contracts/identity/identity-paths';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Identity } from '../upstream/upstream.module.js';

@StaffRoutes('audit log')
@Controller('api/admin/audit-entries')
export class StaffAuditController {
  constructor(private readonly identity: Identity) {}

  @Get()
  @ApiOperation({
    summary: 'Who signed in, changed, exported and removed what, newest first',
    description: 'Entries can be neither changed nor removed before their retention ends.',
  })
  @ApiOkResponse({ standardSchema: auditEntryPage })
  @ApiProblems(400, 503)
  list(@Query({ schema: listAuditEntriesQuery }) query: ListAuditEntriesQuery): Promise<AuditEntryPage> {
    return this.identity.json(auditEntryPage, { path: auditPaths.collection, query });
  }
}
