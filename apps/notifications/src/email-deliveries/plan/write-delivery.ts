import type { ReceivedEvent } from '@chauffeur/messaging';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ComposedEmail } from '../composed-email.js';
import { addDelivery, type NewDelivery } from './add-delivery.js';
import { ComposeDelivery } from './compose-delivery.js';
import { readSources } from './read-sources.js';

/** The result of writing an email. The caller enqueues `job` after the commit. */
export interface WrittenEmail {
  readonly isSwitchedOff: boolean;
  readonly job: ComposedEmail | null;
}

/** Writes an email to the delivery log, unless staff have switched its template off. */
@Injectable()
export class WriteDelivery {
  private readonly logger = new Logger(WriteDelivery.name);

  constructor(private readonly composeDelivery: ComposeDelivery) {}

  /** @param event same as in `addDelivery`; not recorded if the template is switched off */
  async write(manager: EntityManager, delivery: NewDelivery, event?: ReceivedEvent): Promise<WrittenEmail> {
    const { templateName, language } = delivery;
    const { template, settings } = await readSources(manager, delivery);
    if (template && !template.isActive) {
      this.logger.log({ event: 'email template is switched off', templateName, language });
      return { isSwitchedOff: true, job: null };
    }
    const job =
      settings === undefined
        ? null
        : await this.composeDelivery.composeWith(manager, template, delivery, settings);
    const isNew = await addDelivery(manager, delivery, job, event);
    return { isSwitchedOff: false, job: isNew ? job : null };
  }
}
