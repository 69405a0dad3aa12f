import type { Language } from '@chauffeur/contracts/languages';
import type { CancelOtherLegRequest, CancelRideRequest } from '@chauffeur/contracts/rides/cancel-ride';
import type { ChangeRideRequest, RideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import type { RemindersRequest } from '@chauffeur/contracts/rides/reminders';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import type { RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { getJson } from '../../../api/get-json';
import { postJson } from '../../../api/post-json';
import { RequestFailed } from '../../../api/request-failed';
import { serverClock } from '../../../api/server-clock';

/** Milliseconds for which the ride is awaited. */
const responseTimeout = 15_000;

const authorizationOf = (token: string) => ({ authorization: `Link ${token}` });

/** A ride, and the server's clock, by which its times are read. */
export interface FoundRide {
  ride: RideResponse;
  now: () => Date;
}

/** The ride of a link; throws RequestFailed. */
export async function fetchRide(token: string, signal: AbortSignal): Promise<FoundRide> {
  const options = { timeout: responseTimeout, signal, headers: authorizationOf(token) };
  const { body: ride, headers } = await getJson<RideResponse>('/api/ride', options);
  return { ride, now: serverClock(headers) };
}

/** Cancels the ride of a link; throws RequestFailed. */
export function cancelRide(token: string, request: CancelRideRequest): Promise<RideResponse> {
  return postJson('/api/ride/cancellation', request, authorizationOf(token));
}

/** Cancels the other ride of the trip too, once this one is cancelled; throws RequestFailed. */
export function cancelOtherLeg(token: string, request: CancelOtherLegRequest): Promise<RideResponse> {
  return postJson('/api/ride/other-leg', request, authorizationOf(token));
}

/** Changes the ride of a link, or with `dryRun` says what would come of it; throws RequestFailed. */
export function changeRide(token: string, request: ChangeRideRequest): Promise<RideChangeResponse> {
  return postJson('/api/ride/changes', request, authorizationOf(token));
}

/** Switches the reminders of a link's ride on or off; throws RequestFailed. */
export function switchReminders(token: string, request: RemindersRequest): Promise<RideResponse> {
  return postJson('/api/ride/reminders', request, authorizationOf(token));
}

/** Files about the ride of a link. */
export type RideFile = 'calendar.ics' | 'voucher.pdf';

/** A file about the ride of a link, in the page's language; throws RequestFailed. */
export async function fetchRideFile(token: string, file: RideFile, language: Language): Promise<Blob> {
  const response = await fetch(`/api/ride/${file}?language=${language}`, {
    headers: authorizationOf(token),
    signal: AbortSignal.timeout(responseTimeout),
  });
  if (!response.ok) throw new RequestFailed(response.status, null);
  return response.blob();
}

/** Has the link sent again, where number and address belong together; throws RequestFailed. */
export async function requestLink(request: RideLinkRequest): Promise<void> {
  await postJson('/api/ride-links', request);
}
