import type { Language } from '@chauffeur/contracts/languages/languages';
import type { RemindersRequest } from '@chauffeur/contracts/rides/reminders';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { getJson } from '../../../api/get-json';
import { postJson } from '../../../api/post-json';
import { RequestFailed } from '../../../api/request-failed';
import { serverClock } from '../../../api/server-clock';

/** Milliseconds. */
const responseTimeout = 15_000;

/** Returns the header that proves the link. */
export const authorizationOf = (token: string): Record<string, string> => ({
  authorization: `Link ${token}`,
});

/** A ride, and the server's clock to compare its times with. */
export interface FoundRide {
  ride: RideResponse;
  now: () => Date;
}

/** Fetches the ride of a link. Throws the errors of getJson. */
export async function fetchRide(token: string, signal: AbortSignal): Promise<FoundRide> {
  const options = { timeout: responseTimeout, signal, headers: authorizationOf(token) };
  const { body: ride, headers } = await getJson<RideResponse>('/api/ride', options);
  return { ride, now: serverClock(headers) };
}

/** Switches the reminders of a link's ride on or off. Throws RequestFailed. */
export function switchReminders(token: string, request: RemindersRequest): Promise<RideResponse> {
  return postJson('/api/ride/reminders', request, authorizationOf(token));
}

/** Files about the ride of a link. */
export type RideFile = 'calendar.ics' | 'voucher.pdf';

/**
 * Fetches a file about the ride of a link, in the page's language. Throws RequestFailed, or fetch's error without a
 * response.
 */
export async function fetchRideFile(token: string, file: RideFile, language: Language): Promise<Blob> {
  const response = await fetch(`/api/ride/${file}?language=${language}`, {
    headers: authorizationOf(token),
    signal: AbortSignal.timeout(responseTimeout),
  });
  if (!response.ok) throw new RequestFailed(response.status, null);
  return response.blob();
}
