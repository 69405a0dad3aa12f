import type { Language } from '@chauffeur/contracts/languages/languages';
import type { CancelOtherLegRequest, CancelRideRequest } from '@chauffeur/contracts/rides/cancel-ride';
import type { ChangeRideRequest, RideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import type { RemindersRequest } from '@chauffeur/contracts/rides/reminders';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import type { RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { getJson } from '../../../api/get-json';
import { postJson } from '../../../api/post-json';
import { RequestFailed } from '../../../api/request-failed';
import { serverClock } from '../../../api/server-clock';

/** Milliseconds. */
const responseTimeout = 15_000;

const authorizationOf = (token: string) => ({ authorization: `Link ${token}` });

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

/** Cancels the ride of a link. Throws RequestFailed. */
export function cancelRide(token: string, request: CancelRideRequest): Promise<RideResponse> {
  return postJson('/api/ride/cancellation', request, authorizationOf(token));
}

/** Cancels the other ride of the trip too, once this one is cancelled. Throws RequestFailed. */
export function cancelOtherLeg(token: string, request: CancelOtherLegRequest): Promise<RideResponse> {
  return postJson('/api/ride/other-leg', request, authorizationOf(token));
}

/** Changes the ride of a link, or only previews the change (`dryRun`). Throws RequestFailed. */
export function changeRide(token: string, request: ChangeRideRequest): Promise<RideChangeResponse> {
  return postJson('/api/ride/changes', request, authorizationOf(token));
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

/** Has the link sent again, if number and email address belong to the same booking. Throws RequestFailed. */
export async function requestLink(request: RideLinkRequest): Promise<void> {
  await postJson('/api/ride-links', request);
}
