import type { ChangeRideRequest, RideChangeResponse } from '@chauffeur/contracts/rides/change-ride';
import { postJson } from '../../../../api/post-json';
import { authorizationOf } from '../ride-api';

/** Changes the ride of a link, or only previews the change (`dryRun`). Throws RequestFailed. */
export function changeRide(token: string, request: ChangeRideRequest): Promise<RideChangeResponse> {
  return postJson('/api/ride/changes', request, authorizationOf(token));
}
