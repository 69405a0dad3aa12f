import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/contact-settings';
import type { Gateway } from '../api/gateway';

/** The active contact settings, or null when there are none or they can't be had: then built-in details are shown. */
export async function fetchContactSettings(gateway: Gateway): Promise<ContactSettingsResponse | null> {
  const settings = await gateway.readOr<ContactSettingsResponse | null>('/api/contact-settings', null);
  return settings?.isActive ? settings : null;
}
