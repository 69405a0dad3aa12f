import { staffContactSettingsPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  contactSettingsRequest,
  type ContactSettingsRequest,
  type StaffContactSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { recordRoutes, StaffRecords, type RecordDefinition, type SaveRecord } from '@chauffeur/service-kit';
import { Controller, Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AnnounceContactSettings } from './announce-contact-settings.js';
import { staffContactSettingsResponseOf } from './contact-settings-response.js';
import { ContactSettingsEntity } from './contact-settings.entity.js';

/**
 * Contact settings, of which at most one record is active. Lists the active one first, then the latest change first.
 */
@Injectable()
export class ContactSettingsRecords extends StaffRecords<
  ContactSettingsEntity,
  ContactSettingsRequest,
  StaffContactSettingsResponse
> {
  @Inject(AnnounceContactSettings) private readonly announcement!: AnnounceContactSettings;

  protected readonly definition: RecordDefinition<ContactSettingsEntity, StaffContactSettingsResponse> = {
    entity: ContactSettingsEntity,
    order: { isActive: 'DESC', updatedAt: 'DESC', id: 'ASC' },
    notFound: 'contactSettings.notFound',
    responseOf: staffContactSettingsResponseOf,
  };

  /** If the saved settings are active, makes all others inactive. */
  protected override async prepareSave(
    request: ContactSettingsRequest,
  ): Promise<SaveRecord<ContactSettingsEntity>> {
    return async (manager, settings) => {
      if (request.isActive) {
        await manager.query(
          `UPDATE contact_settings SET is_active = false, version = version + 1, updated_at = now()
           WHERE is_active AND id IS DISTINCT FROM $1`,
          [settings.id ?? null],
        );
      }
      return manager.save(Object.assign(settings, request));
    };
  }

  protected override onChange(manager: EntityManager): Promise<void> {
    return this.announcement.announce(manager);
  }

  /** Serialises writers, so that at most one record is active and the events are in order. */
  protected override inTransaction<Result>(
    work: (manager: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return super.inTransaction(async (manager) => {
      await manager.query('LOCK TABLE contact_settings IN SHARE ROW EXCLUSIVE MODE');
      return work(manager);
    });
  }
}

@Controller()
export class StaffContactSettingsController extends recordRoutes(
  staffContactSettingsPaths,
  ContactSettingsRecords,
  contactSettingsRequest,
) {}
