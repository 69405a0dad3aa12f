import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { EntityManager } from 'typeorm';
import { KnownContactSettings } from './known-contact-settings.entity.js';

/** Returns the active settings; null if none are active, undefined before catalogue has published any. */
export async function readContactSettings(
  manager: EntityManager,
): Promise<ContactSettingsResponse | null | undefined> {
  const known = await manager.findOneBy(KnownContactSettings, { id: 1 });
  return known === null ? undefined : known.settings;
}
