import {
  cancelOtherLegRequest,
  cancelRideRequest,
  type CancelOtherLegRequest,
  type CancelRideRequest,
} from '@chauffeur/contracts/rides/cancel-ride';
import {
  changeRideRequest,
  rideChangeResponse,
  type ChangeRideRequest,
  type RideChangeResponse,
} from '@chauffeur/contracts/rides/change-ride';
import { remindersRequest, type RemindersRequest } from '@chauffeur/contracts/rides/reminders';
import { ridePaths, rideResponse, type RideResponse } from '@chauffeur/contracts/rides/ride';
import { rideLinkRequest, type RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { ApiProof } from '../proof-of-work/api-proof.decorator.js';
import { LimitEmails } from '../limits/limit-emails.js';
import { Booking } from '../upstream/upstream.module.js';
import { ComposeRideChange } from './compose-ride-change.js';
import { LimitLinkFailures } from '../limits/limit-link-failures.js';
import { ApiRideLink } from './api-ride-link.decorator.js';
import { LinkToken } from './link-token.decorator.js';
import { RideByLink } from './ride-by-link.js';
import { sendRide } from './send-ride.js';

@ApiTags('Public site')
@Controller('api')
export class PublicRidesController {
  constructor(
    private readonly booking: Booking,
    private readonly rideByLink: RideByLink,
    private readonly limitEmails: LimitEmails,
    private readonly limitLinkFailures: LimitLinkFailures,
    private readonly composeRideChange: ComposeRideChange,
  ) {}

  @Get('ride')
  @ApiOperation({
    summary: 'A ride as its customer sees it',
    description: 'Changes nothing. A link that has ended or was replaced is rejected with 410.',
  })
  @ApiRideLink()
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(401, 410, 429, 503)
  async read(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @LinkToken() token: string,
  ): Promise<void> {
    sendRide(request, reply, await this.rideByLink.read(request, token));
  }

  @Post('ride/cancellation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel a ride as its customer',
    description:
      '`acceptFee` is the fee in USD that the page has shown. 409: `ride.feeChanged` if the fee is another one by now, ' +
      '`record.stale` if the ride has changed, `ride.tooLate` if it has started, `ride.over` if it is completed. A ' +
      'cancelled ride stays as it is.',
  })
  @ApiRideLink()
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(400, 401, 409, 410, 413, 429, 503)
  cancel(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: cancelRideRequest }) body: CancelRideRequest,
  ): Promise<RideResponse> {
    return this.rideByLink.send(request, ridePaths.cancel, { token, request: body });
  }

  @Post('ride/other-leg')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel the other ride of a trip too, as its customer',
    description:
      'Possible once the ride of the link is cancelled: `version` and `acceptFee` are those of `otherLeg.cancellation`, ' +
      'the reason is that of the first. Rejections are those of `ride/cancellation`; also 409 `record.stale` if the ' +
      'ride of the link is no longer cancelled.',
  })
  @ApiRideLink()
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(400, 401, 409, 410, 413, 429, 503)
  cancelOtherLeg(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: cancelOtherLegRequest }) body: CancelOtherLegRequest,
  ): Promise<RideResponse> {
    return this.rideByLink.send(request, ridePaths.cancelOtherLeg, { token, request: body });
  }

  @Post('ride/changes')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change a ride as its customer',
    description:
      'Absent fields stay. With `dryRun` the response shows the ride as it would be, and nothing is stored; a change of ' +
      'the trip that is to be stored then names the price that was shown (`expectedPrice`, USD). 409: `ride.priceChanged` if it is another one ' +
      'by now, `car.full` if no vehicle is free (`errors[].params.otherTimes`, separated by commas), `record.stale`, ' +
      '`ride.tooLate` from 30 minutes before the start, and for the trip from `changes.tripUntil`, `ride.over` once it ' +
      'is cancelled or completed. 400: also `returnRide.bookingDate.beforeOutbound` of `bookingDate` if a leg would ' +
      'pass the other one of its trip.',
  })
  @ApiRideLink()
  @ApiOkResponse({ standardSchema: rideChangeResponse })
  @ApiProblems(400, 401, 409, 410, 413, 429, 503)
  change(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: changeRideRequest }) body: ChangeRideRequest,
  ): Promise<RideChangeResponse> {
    return this.limitLinkFailures.open(request, this.composeRideChange.send(token, body));
  }

  @Post('ride/reminders')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Switch the reminders of a ride on or off as its customer',
    description: 'Other emails about the ride are still sent. The booking’s `version` stays.',
  })
  @ApiRideLink()
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(400, 401, 410, 413, 429, 503)
  reminders(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: remindersRequest }) body: RemindersRequest,
  ): Promise<RideResponse> {
    return this.rideByLink.send(request, ridePaths.reminders, { token, request: body });
  }

  @Post('ride-links')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Have the link to a ride sent again',
    description:
      'It is sent to the stored address only, if number and address belong together; the response is the same if they ' +
      'do not. At most 3 emails per hour and booking.',
  })
  @ApiProof()
  @ApiAcceptedResponse()
  @ApiProblems(400, 403, 413, 429, 503)
  async requestLink(
    @Req() request: FastifyRequest,
    @Body({ schema: rideLinkRequest }) body: RideLinkRequest,
  ): Promise<void> {
    await this.limitEmails.count(request, { email: body.customerEmail, phone: null }, null);
    await this.booking.bytes({ method: 'POST', path: ridePaths.requestLink, body });
  }
}
