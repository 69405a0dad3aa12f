import { Module } from '@nestjs/common';
import { StaffAuditController } from './staff-audit.controller.js';

@Module({ controllers: [StaffAuditController] })
export class AuditModule {}
