import { Module } from '@nestjs/common';
import { ContactMessagesController } from './contact-messages.controller.js';

@Module({ controllers: [ContactMessagesController] })
export class ContactMessagesModule {}
