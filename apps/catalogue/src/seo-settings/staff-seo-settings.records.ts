import { staffSeoSettingsPaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import {
  seoSettingsChange,
  seoSettingsRequest,
  type SeoSettingsChange,
  type SeoSettingsRequest,
  type StaffSeoSettingsResponse,
} from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { codedFieldError, recordRoutes, type RecordDefinition } from '@chauffeur/service-kit';
import { Controller, Injectable } from '@nestjs/common';
import { CatalogueRecords } from '../records/catalogue-records.js';
import { staffSeoSettingsResponseOf } from './seo-settings-response.js';
import { SeoSettingsEntity } from './seo-settings.entity.js';

/** SEO settings by page and language, including inactive ones. An update can't change page and language. */
@Injectable()
export class SeoSettingsRecords extends CatalogueRecords<
  SeoSettingsEntity,
  SeoSettingsRequest,
  StaffSeoSettingsResponse,
  SeoSettingsChange
> {
  protected readonly definition: RecordDefinition<SeoSettingsEntity, StaffSeoSettingsResponse> = {
    entity: SeoSettingsEntity,
    order: { pagePath: 'ASC', language: 'ASC' },
    notFound: 'seoSettings.notFound',
    constraintErrors: { seo_settings_page: () => codedFieldError('pagePath', 'seoSettings.pathTaken') },
    responseOf: staffSeoSettingsResponseOf,
  };
}

@Controller()
export class StaffSeoSettingsController extends recordRoutes(
  staffSeoSettingsPaths,
  SeoSettingsRecords,
  seoSettingsRequest,
  seoSettingsChange,
) {}
