import { recordChanged } from '@chauffeur/contracts/events/record-events';
import type { ReadContactMessagesRequest } from '@chauffeur/contracts/notifications/contact-message';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ContactMessageEntity } from './contact-message.entity.js';

@Injectable()
export class ReadContactMessages {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Marks messages as read, for all admins; publishes it if one was unread. */
  read({ ids }: ReadContactMessagesRequest): Promise<void> {
    return this.dataSource.transaction(async (manager) => {
      const unread = { id: In(ids), isRead: false };
      const { affected } = await manager.update(ContactMessageEntity, unread, { isRead: true });
      if (affected) await this.outbox.add(manager, recordChanged, { record: 'contactMessage' });
    });
  }
}
