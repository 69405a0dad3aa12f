import { ridePaths, rideResponse, type RideResponse } from '@chauffeur/contracts/rides/ride';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { LimitLinkFailures } from '../limits/limit-link-failures.js';
import { Booking } from '../upstream/upstream.module.js';
import { JoinRidePlaces } from './join-ride-places.js';

/** Calls the booking service with a customer's link, and limits a client's unknown links. Throws the service's coded errors. */
@Injectable()
export class RideByLink {
  constructor(
    private readonly booking: Booking,
    private readonly limitLinkFailures: LimitLinkFailures,
    private readonly joinRidePlaces: JoinRidePlaces,
  ) {}

  read(request: FastifyRequest, token: string): Promise<RideResponse> {
    return this.send(request, ridePaths.read, { token });
  }

  /** The token is in the body, because URLs appear in logs and traces. */
  async send(
    request: FastifyRequest,
    path: string,
    body: { readonly token: string; readonly request?: object },
  ): Promise<RideResponse> {
    const call = { method: 'POST', path, body } as const;
    const ride = await this.limitLinkFailures.open(request, this.booking.json(rideResponse, call));
    return this.joinRidePlaces.join(ride);
  }
}
