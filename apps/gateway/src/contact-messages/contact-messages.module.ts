import { Module } from '@nestjs/common';
import { ContactMessagesController } from './contact-messages.controller.js';
import { StaffContactMessagesController } from './staff-contact-messages.controller.js';

@Module({ controllers: [ContactMessagesController, StaffContactMessagesController] })
export class ContactMessagesModule {}
