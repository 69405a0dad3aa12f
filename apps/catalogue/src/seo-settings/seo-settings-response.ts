import type { SeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings';
import type { StaffSeoSettingsResponse } from '@chauffeur/contracts/catalogue/settings/seo-settings-request';
import { recordMetadataOf } from '@chauffeur/service-kit';
import type { SeoSettingsEntity } from './seo-settings.entity.js';

export function seoSettingsResponseOf(settings: SeoSettingsEntity): SeoSettingsResponse {
  const { version: _version, createdAt: _createdAt, updatedAt, ...fields } = settings;
  return { ...fields, updatedAt: updatedAt.toISOString() };
}

export function staffSeoSettingsResponseOf(settings: SeoSettingsEntity): StaffSeoSettingsResponse {
  return { ...seoSettingsResponseOf(settings), ...recordMetadataOf(settings) };
}
