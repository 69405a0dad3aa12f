import type { ContactSettingsRequest, StaffContactSettingsResponse } from '@chauffeur/contracts';
import { CodedError, lockVersion } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnnounceContactSettings } from './announce-contact-settings.js';
import { staffContactSettingsResponseOf } from './contact-settings-response.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';

@Injectable()
export class ManageContactSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly announcement: AnnounceContactSettings,
  ) {}

  /** The active one first, the others by when they were changed, the latest first. */
  async list(): Promise<StaffContactSettingsResponse[]> {
    const order = { isActive: 'DESC', updatedAt: 'DESC', id: 'ASC' } as const;
    const settings = await this.dataSource.manager.find(ContactSettingsEntity, { order });
    return settings.map(staffContactSettingsResponseOf);
  }

  /** Throws CodedError `contactSettings.notFound`. */
  async read(id: string): Promise<StaffContactSettingsResponse> {
    const settings = await this.dataSource.manager.findOneBy(ContactSettingsEntity, { id });
    if (!settings) throw new CodedError('contactSettings.notFound');
    return staffContactSettingsResponseOf(settings);
  }

  /** Where the new ones are active, all others become inactive. */
  create(request: ContactSettingsRequest): Promise<StaffContactSettingsResponse> {
    return this.change((manager) => this.save(manager, new ContactSettingsEntity(), request));
  }

  /** As `create`. Throws CodedError `contactSettings.notFound`, or `record.stale` when they have changed since `version`. */
  update(
    id: string,
    { version, ...fields }: ContactSettingsRequest & { version: number },
  ): Promise<StaffContactSettingsResponse> {
    return this.change(async (manager) => {
      const record = { id, version };
      const settings = await lockVersion(manager, ContactSettingsEntity, record, 'contactSettings.notFound');
      return this.save(manager, settings, fields);
    });
  }

  /** The site shows its defaults where the active ones go. Throws CodedError `contactSettings.notFound`. */
  remove(id: string): Promise<void> {
    return this.change(async (manager) => {
      const { affected } = await manager.delete(ContactSettingsEntity, { id });
      if (!affected) throw new CodedError('contactSettings.notFound');
    });
  }

  /** One writer at a time, so that at most one record is active and the announcements come in order. */
  private change<Result>(write: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE contact_settings IN SHARE ROW EXCLUSIVE MODE');
      const result = await write(manager);
      await this.announcement.announce(manager);
      return result;
    });
  }

  private async save(
    manager: EntityManager,
    settings: ContactSettingsEntity,
    fields: ContactSettingsRequest,
  ): Promise<StaffContactSettingsResponse> {
    if (fields.isActive) {
      await manager.query(
        `UPDATE contact_settings SET is_active = false, version = version + 1, updated_at = now()
         WHERE is_active AND id IS DISTINCT FROM $1`,
        [settings.id ?? null],
      );
    }
    return staffContactSettingsResponseOf(await manager.save(Object.assign(settings, fields)));
  }
}
