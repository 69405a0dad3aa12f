import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { Gateway } from '../api/gateway';

/**
 * Returns the active contact settings; null if there are none or the request fails: built-in details are shown then.
 */
export async function fetchContactSettings(gateway: Gateway): Promise<ContactSettingsResponse | null> {
  const settings = await gateway.readOr<ContactSettingsResponse | null>('/api/contact-settings', null);
  return settings?.isActive ? settings : null;
}
