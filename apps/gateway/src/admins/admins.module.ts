import { Module } from '@nestjs/common';
import { StaffAdminsController } from './staff-admins.controller.js';

@Module({ controllers: [StaffAdminsController] })
export class AdminsModule {}
