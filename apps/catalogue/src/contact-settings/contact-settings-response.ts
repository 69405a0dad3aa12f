import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { StaffContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { recordMetadataOf } from '@chauffeur/service-kit';
import type { ContactSettingsEntity } from './contact-settings.entity.js';

export function contactSettingsResponseOf(settings: ContactSettingsEntity): ContactSettingsResponse {
  const { version: _version, createdAt, updatedAt, ...fields } = settings;
  return { ...fields, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
}

export function staffContactSettingsResponseOf(
  settings: ContactSettingsEntity,
): StaffContactSettingsResponse {
  return { ...contactSettingsResponseOf(settings), ...recordMetadataOf(settings) };
}
