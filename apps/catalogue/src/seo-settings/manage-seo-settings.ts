import {
  catalogueChanged,
  type SeoSettingsChange,
  type SeoSettingsRequest,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, lockVersion, refuseViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { staffSeoSettingsResponseOf } from './seo-settings-response.js';
import { SeoSettingsEntity } from './seo-settings.entity.js';

@Injectable()
export class ManageSeoSettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** By page and language, inactive ones too. */
  async list(): Promise<StaffSeoSettingsResponse[]> {
    const order = { pagePath: 'ASC', language: 'ASC' } as const;
    const settings = await this.dataSource.manager.find(SeoSettingsEntity, { order });
    return settings.map(staffSeoSettingsResponseOf);
  }

  /** Throws CodedError `seoSettings.notFound`. */
  async read(id: string): Promise<StaffSeoSettingsResponse> {
    const settings = await this.dataSource.manager.findOneBy(SeoSettingsEntity, { id });
    if (!settings) throw new CodedError('seoSettings.notFound');
    return staffSeoSettingsResponseOf(settings);
  }

  /** Throws CodedError `seoSettings.pathTaken`; of two at once for one page and language one wins. */
  create(request: SeoSettingsRequest): Promise<StaffSeoSettingsResponse> {
    const write = this.change(async (manager) =>
      staffSeoSettingsResponseOf(await manager.save(Object.assign(new SeoSettingsEntity(), request))),
    );
    return refuseViolation(write, { seo_settings_page: () => new CodedError('seoSettings.pathTaken') });
  }

  /** Throws CodedError `seoSettings.notFound`, or `record.stale` when they have changed since `version`. */
  update(
    id: string,
    { version, ...fields }: SeoSettingsChange & { version: number },
  ): Promise<StaffSeoSettingsResponse> {
    return this.change(async (manager) => {
      const settings = await lockVersion(manager, SeoSettingsEntity, { id, version }, 'seoSettings.notFound');
      return staffSeoSettingsResponseOf(await manager.save(Object.assign(settings, fields)));
    });
  }

  /** Throws CodedError `seoSettings.notFound`. */
  remove(id: string): Promise<void> {
    return this.change(async (manager) => {
      const { affected } = await manager.delete(SeoSettingsEntity, { id });
      if (!affected) throw new CodedError('seoSettings.notFound');
    });
  }

  /** The write, and what tells the pages of it, in one transaction. */
  private change<Result>(write: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(async (manager) => {
      const result = await write(manager);
      await this.outbox.add(manager, catalogueChanged, { parts: ['seo-settings'] });
      return result;
    });
  }
}
