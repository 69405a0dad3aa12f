import type {
  ListSeoSettingsQuery,
  SeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { seoSettingsResponseOf } from './seo-settings-response.js';
import { SeoSettingsEntity } from './seo-settings.entity.js';

@Injectable()
export class ListSeoSettings {
  constructor(
    @InjectRepository(SeoSettingsEntity) private readonly settings: Repository<SeoSettingsEntity>,
  ) {}

  /** Lists the active settings of one language. The path is case-insensitive. */
  async list({ language, pagePath }: ListSeoSettingsQuery): Promise<SeoSettingsResponse[]> {
    const query = this.settings
      .createQueryBuilder('settings')
      .where('settings.isActive AND settings.language = :language', { language });
    if (pagePath) query.andWhere('lower(settings.pagePath) = lower(:pagePath)', { pagePath });
    const rows = await query.orderBy('settings.pagePath', 'ASC').getMany();
    return rows.map(seoSettingsResponseOf);
  }
}
