import { Module } from '@nestjs/common';
import { MailServer } from './mail-server.js';

/** In the email worker alone. */
@Module({ providers: [MailServer], exports: [MailServer] })
export class MailServerModule {}
