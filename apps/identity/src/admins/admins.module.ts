import { Module } from '@nestjs/common';
import { ThrottleModule } from '../throttle/throttle.module.js';
import { AdminsController } from './admins.controller.js';
import { ConfirmPassword } from './confirm-password.js';
import { ManageAdmins } from './manage-admins.js';

@Module({
  imports: [ThrottleModule],
  controllers: [AdminsController],
  providers: [ConfirmPassword, ManageAdmins],
  exports: [ConfirmPassword],
})
export class AdminsModule {}
