import { catalogueChanged, contactSettingsChanged } from '@chauffeur/contracts/events/catalogue-events';
import { Outbox } from '@chauffeur/messaging';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { contactSettingsResponseOf } from './contact-settings-response.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';

@Injectable()
export class AnnounceContactSettings {
  constructor(private readonly outbox: Outbox) {}

  /** Publishes the active settings, or that none are active, in the transaction that changed them. */
  async announce(manager: EntityManager): Promise<void> {
    const active = await manager.findOneBy(ContactSettingsEntity, { isActive: true });
    await this.outbox.add(manager, catalogueChanged, {});
    await this.outbox.add(manager, contactSettingsChanged, {
      settings: active ? contactSettingsResponseOf(active) : null,
      changedAt: await currentTime(manager),
    });
  }
}

/** Returns the time of the database's clock, in microseconds, so that consumers recognise the later of two changes. */
async function currentTime(manager: EntityManager): Promise<string> {
  const rows: { now: string }[] = await manager.query(
    `SELECT to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') AS now`,
  );
  return z.iso.datetime().parse(rows[0]?.now);
}
