import { Module } from '@nestjs/common';
import { AuditLog } from './audit-log.js';
import { AuditController } from './audit.controller.js';
import { FindAuditEntries } from './find-audit-entries.js';
import { PurgeAuditLog } from './purge-audit-log.js';

@Module({
  controllers: [AuditController],
  providers: [AuditLog, FindAuditEntries, PurgeAuditLog],
  exports: [AuditLog],
})
export class AuditModule {}
