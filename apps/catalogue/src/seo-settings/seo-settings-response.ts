import type { SeoSettingsResponse } from '@chauffeur/contracts';
import type { SeoSettingsEntity } from './seo-settings.entity.js';

export function seoSettingsResponseOf(settings: SeoSettingsEntity): SeoSettingsResponse {
  const { createdAt: _unused, updatedAt, ...fields } = settings;
  return { ...fields, updatedAt: updatedAt.toISOString() };
}
