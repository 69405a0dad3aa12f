import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.js';
import { StaffAccountController } from './staff-account.controller.js';

@Module({
  imports: [SessionModule],
  controllers: [StaffAccountController],
})
export class AccountModule {}
