import type { CancelOtherLegRequest, CancelRideRequest } from '@chauffeur/contracts/rides/cancel-ride';
import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { postJson } from '../../../../api/post-json';
import { authorizationOf } from '../ride-api';

/** Cancels the ride of a link. Throws RequestFailed. */
export function cancelRide(token: string, request: CancelRideRequest): Promise<RideResponse> {
  return postJson('/api/ride/cancellation', request, authorizationOf(token));
}

/** Cancels the other ride of the trip too, once this one is cancelled. Throws RequestFailed. */
export function cancelOtherLeg(token: string, request: CancelOtherLegRequest): Promise<RideResponse> {
  return postJson('/api/ride/other-leg', request, authorizationOf(token));
}
