import { createHash } from 'node:crypto';
import { contactMessageReceived } from '@chauffeur/contracts/events/notification-events';
import type {
  ContactMessageResponse,
  CreateContactMessageRequest,
} from '@chauffeur/contracts/notifications/contact-message';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contactMessageResponseOf } from './contact-message-response.js';
import { ContactMessageEntity } from './contact-message.entity.js';

@Injectable()
export class AcceptContactMessage {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /**
   * Stores message and event in one transaction. A repeat with the same key and message, in any language of the page,
   * gets the same response. The same key with another message is rejected as `idempotencyKey.reused`.
   */
  accept(
    request: CreateContactMessageRequest,
    idempotencyKey: string | null,
  ): Promise<ContactMessageResponse> {
    return this.dataSource.transaction(async (manager) => {
      const earlier = idempotencyKey === null ? null : await earlierMessage(manager, idempotencyKey);
      if (earlier) {
        const sentAgain = hashOf({ ...request, language: earlier.language });
        if (earlier.requestHash !== sentAgain) throw new CodedError('idempotencyKey.reused');
        return contactMessageResponseOf(earlier);
      }
      const stored = await manager.save(
        manager.create(ContactMessageEntity, { ...request, idempotencyKey, requestHash: hashOf(request) }),
      );
      const message = contactMessageResponseOf(stored);
      await this.outbox.add(manager, contactMessageReceived, { message });
      return message;
    });
  }
}

/** Locks the key until this transaction ends, and returns the message that was sent with it. */
async function earlierMessage(
  manager: EntityManager,
  idempotencyKey: string,
): Promise<ContactMessageEntity | null> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [idempotencyKey]);
  return manager.findOneBy(ContactMessageEntity, { idempotencyKey });
}

function hashOf({ language, name, email, phone, subject, message }: CreateContactMessageRequest): string {
  const fields = [language, name, email, phone, subject, message];
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
