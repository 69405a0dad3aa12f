import { Module } from '@nestjs/common';
import { LimitsModule } from '../limits/limits.module.js';
import { PublicContactMessagesController } from './public-contact-messages.controller.js';
import { StaffContactMessagesController } from './staff-contact-messages.controller.js';

@Module({
  imports: [LimitsModule],
  controllers: [PublicContactMessagesController, StaffContactMessagesController],
})
export class ContactMessagesModule {}
