import type {
  ContactMessagePage,
  ListContactMessagesQuery,
} from '@chauffeur/contracts/notifications/contact-message';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { contactMessageResponseOf } from './contact-message-response.js';
import { ContactMessageEntity } from './contact-message.entity.js';

@Injectable()
export class ListContactMessages {
  constructor(private readonly dataSource: DataSource) {}

  /** Lists messages, newest first. */
  async list({ page, pageSize }: ListContactMessagesQuery): Promise<ContactMessagePage> {
    const [messages, total] = await this.dataSource.manager.findAndCount(ContactMessageEntity, {
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * pageSize,
      take: pageSize,
    });
    return {
      items: messages.map((message) => ({ ...contactMessageResponseOf(message), isRead: message.isRead })),
      total,
      page,
      pageSize,
    };
  }
}
