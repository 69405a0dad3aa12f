import { Module } from '@nestjs/common';
import { ClockModule } from '../clock/clock.module.js';
import { EmailDeliveriesModule } from '../email-deliveries/email-deliveries.module.js';
import { ManagePlannedMessages } from './log/manage-planned-messages.js';
import { MeasurePlannedMessages } from './log/measure-planned-messages.js';
import { PlannedMessagesController } from './log/planned-messages.controller.js';
import { PlanMessages } from './plan-messages.js';
import { PurgePlannedMessages } from './purge-planned-messages.js';
import { SendDueMessages } from './send-due-messages.js';
import { SendMessage } from './send-message.js';

@Module({
  imports: [ClockModule, EmailDeliveriesModule],
  controllers: [PlannedMessagesController],
  providers: [
    ManagePlannedMessages,
    MeasurePlannedMessages,
    PlanMessages,
    PurgePlannedMessages,
    SendDueMessages,
    SendMessage,
  ],
  exports: [PlanMessages],
})
export class PlannedMessagesModule {}
