import type { RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { postJson } from '../../../../api/post-json';

/** Has the link sent again, if number and email address belong to the same booking. Throws RequestFailed. */
export async function requestLink(request: RideLinkRequest): Promise<void> {
  await postJson('/api/ride-links', request);
}
