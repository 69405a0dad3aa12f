import {
  rideChangeResponse,
  type ChangeRideCommand,
  type ChangeRideRequest,
  type RideChangeResponse,
} from '@chauffeur/contracts/rides/change-ride';
import { ridePaths, rideResponse } from '@chauffeur/contracts/rides/ride';
import { Injectable } from '@nestjs/common';
import { FindBookedOffers } from '../booked-records/find-booked-offers.js';
import { FindBookedPlaces } from '../booked-records/find-booked-places.js';
import { FindOfferedExtras } from '../booked-records/find-offered-extras.js';
import { Booking } from '../upstream/upstream.module.js';
import { JoinRidePlaces } from './join-ride-places.js';

/** Composes a customer's change of their ride with the current offers, and sends it to the booking service. */
@Injectable()
export class ComposeRideChange {
  constructor(
    private readonly findBookedOffers: FindBookedOffers,
    private readonly findBookedPlaces: FindBookedPlaces,
    private readonly findOfferedExtras: FindOfferedExtras,
    private readonly booking: Booking,
    private readonly joinRidePlaces: JoinRidePlaces,
  ) {}

  /** Throws the coded errors of the booking service. */
  async send(token: string, request: ChangeRideRequest): Promise<RideChangeResponse> {
    const ride = await this.booking.json(rideResponse, {
      method: 'POST',
      path: ridePaths.read,
      body: { token },
    });
    const { stops = ride.stops, extras = ride.extras } = request;
    const [booked, places, offeredExtras] = await Promise.all([
      this.findBookedOffers.find(ride),
      this.findBookedPlaces.find(request),
      this.findOfferedExtras.find({ stops, extras }),
    ]);
    const body: ChangeRideCommand = { token, request, ...booked, places, offeredExtras };
    const call = { method: 'POST', path: ridePaths.change, body } as const;
    const changed = await this.booking.json(rideChangeResponse, call);
    return { ...changed, ride: await this.joinRidePlaces.join(changed.ride) };
  }
}
