import { Module } from '@nestjs/common';
import { StaffBackupsController } from './staff-backups.controller.js';

@Module({ controllers: [StaffBackupsController] })
export class BackupsModule {}
