import { Module } from '@nestjs/common';
import { AdminsModule } from '../admins/admins.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountController } from './account.controller.js';
import { ChangePassword } from './change-password.js';

@Module({
  imports: [AdminsModule, SessionsModule],
  controllers: [AccountController],
  providers: [ChangePassword],
})
export class AccountsModule {}
