import type { ContactSettingsResponse } from '@chauffeur/contracts';
import type { ContactSettingsEntity } from './contact-settings.entity.js';

export function contactSettingsResponseOf(settings: ContactSettingsEntity): ContactSettingsResponse {
  const { createdAt, updatedAt, ...fields } = settings;
  return { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}
