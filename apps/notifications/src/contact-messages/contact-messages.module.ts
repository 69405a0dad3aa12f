import { Module } from '@nestjs/common';
import { AcceptContactMessage } from './accept-contact-message.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { ListContactMessages } from './list-contact-messages.js';
import { PurgeExpiredContactMessages } from './purge-expired-contact-messages.js';
import { ReadContactMessages } from './read-contact-messages.js';

@Module({
  controllers: [ContactMessagesController],
  providers: [AcceptContactMessage, ListContactMessages, PurgeExpiredContactMessages, ReadContactMessages],
})
export class ContactMessagesModule {}
