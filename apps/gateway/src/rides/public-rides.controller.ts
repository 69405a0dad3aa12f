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
import {
  rideCalendarFile,
  rideDocumentPaths,
  rideDocumentQuery,
  type RideDocumentCommand,
  type RideDocumentQuery,
} from '@chauffeur/contracts/rides/ride-document';
import { rideLinkRequest, type RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { ApiProof } from '../proof-of-work/api-proof.decorator.js';
import { LimitEmails } from '../limits/limit-emails.js';
import { Booking, Notifications } from '../upstream/upstream.module.js';
import { ComposeRideChange } from './compose-ride-change.js';
import { LimitLinkFailures } from '../limits/limit-link-failures.js';
import { LinkToken } from './link-token.decorator.js';
import { sendRide } from './send-ride.js';

const authorization = {
  name: 'Authorization',
  required: true,
  description:
    '`Link <token>`: the part of the customer’s link after `#`. 20 unknown ones a minute are answered.',
} as const;

@ApiTags('Public site')
@Controller('api')
export class PublicRidesController {
  constructor(
    private readonly booking: Booking,
    private readonly notifications: Notifications,
    private readonly limitEmails: LimitEmails,
    private readonly limitLinkFailures: LimitLinkFailures,
    private readonly composeRideChange: ComposeRideChange,
  ) {}

  @Get('ride')
  @ApiOperation({
    summary: 'A ride as its customer sees it',
    description: 'Reads and changes nothing. A link that has ended or was replaced is answered with 410.',
  })
  @ApiHeader(authorization)
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(401, 410, 429, 503)
  async read(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @LinkToken() token: string,
  ): Promise<void> {
    sendRide(request, reply, await this.rideOf(request, token));
  }

  @Get('ride/calendar.ics')
  @ApiOperation({
    summary: 'A ride as a calendar file',
    description:
      'The entry of the emails: the same UID, the version as SEQUENCE. Of a cancelled ride it takes the entry out (METHOD CANCEL).',
  })
  @ApiHeader(authorization)
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems(400, 401, 410, 429, 503)
  async calendar(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @LinkToken() token: string,
    @Query({ schema: rideDocumentQuery }) { language }: RideDocumentQuery,
  ): Promise<void> {
    const body: RideDocumentCommand = { ride: await this.rideOf(request, token), language };
    const call = { method: 'POST', path: rideDocumentPaths.calendar, body } as const;
    const { method, filename, content } = await this.notifications.json(rideCalendarFile, call);
    reply
      .type(`text/calendar; charset=utf-8; method=${method}`)
      .header('content-disposition', `attachment; filename="${filename}"`)
      .send(content);
  }

  @Get('ride/voucher.pdf')
  @ApiOperation({
    summary: 'A ride as a voucher',
    description: 'One A4 page in the language that is asked for, with fonts. It is not an invoice.',
  })
  @ApiHeader(authorization)
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(400, 401, 410, 429, 503)
  async voucher(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @LinkToken() token: string,
    @Query({ schema: rideDocumentQuery }) { language }: RideDocumentQuery,
  ): Promise<void> {
    const body: RideDocumentCommand = { ride: await this.rideOf(request, token), language };
    const call = { method: 'POST', path: rideDocumentPaths.voucher, body } as const;
    const file = await this.notifications.bytes(call);
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${body.ride.referenceNumber}.pdf"`)
      .send(file);
  }

  @Post('ride/cancellation')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel a ride by its customer',
    description:
      '`acceptFee` is the fee in USD that the page has shown; another one by now is answered with 409 `ride.feeChanged`, a ' +
      'ride that has changed with `record.stale`, one that has started with `ride.tooLate`, a completed one with ' +
      '`ride.over`. A cancelled ride stays as it is.',
  })
  @ApiHeader(authorization)
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(400, 401, 409, 410, 413, 429, 503)
  cancel(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: cancelRideRequest }) body: CancelRideRequest,
  ): Promise<RideResponse> {
    return this.send(request, ridePaths.cancel, { token, request: body });
  }

  @Post('ride/other-leg')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Cancel the other ride of a trip too, by its customer',
    description:
      'Once the ride of the link is cancelled: `version` and `acceptFee` are those of `otherLeg.cancellation`, the reason is that of ' +
      'the first. Answered as `ride/cancellation` is; 409 `record.stale` too where the ride of the link is not cancelled any more.',
  })
  @ApiHeader(authorization)
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(400, 401, 409, 410, 413, 429, 503)
  cancelOtherLeg(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: cancelOtherLegRequest }) body: CancelOtherLegRequest,
  ): Promise<RideResponse> {
    return this.send(request, ridePaths.cancelOtherLeg, { token, request: body });
  }

  @Post('ride/changes')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Change a ride by its customer',
    description:
      'What is absent stays. With `dryRun` the response shows the ride as it would be and nothing is stored; a change of the trip ' +
      'itself then names the price that was shown (`expectedPrice`, USD). 409: `ride.priceChanged` where it is another one by now, ' +
      '`car.full` where no vehicle is free (`errors[].params.otherTimes`, by commas), `record.stale`, `ride.tooLate` from 30 minutes ' +
      'before the start and for the trip from `changes.tripUntil`, `ride.over` once it is cancelled or completed. 400: also ' +
      '`returnRide.bookingDate.beforeOutbound` of `bookingDate` where a leg would pass the other one of its trip.',
  })
  @ApiHeader(authorization)
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
    summary: 'Switch the reminders of a ride on or off by its customer',
    description: 'What is sent about the ride otherwise stays. The booking’s `version` does not rise.',
  })
  @ApiHeader(authorization)
  @ApiOkResponse({ standardSchema: rideResponse })
  @ApiProblems(400, 401, 410, 413, 429, 503)
  reminders(
    @Req() request: FastifyRequest,
    @LinkToken() token: string,
    @Body({ schema: remindersRequest }) body: RemindersRequest,
  ): Promise<RideResponse> {
    return this.send(request, ridePaths.reminders, { token, request: body });
  }

  @Post('ride-links')
  @HttpCode(202)
  @ApiOperation({
    summary: 'Have the link to a ride sent again',
    description:
      'To the stored address alone, where number and address belong together; the answer is the same where they do not. ' +
      'At most 3 emails an hour and booking.',
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

  private rideOf(request: FastifyRequest, token: string): Promise<RideResponse> {
    return this.send(request, ridePaths.read, { token });
  }

  /** The token is in the body, because URLs appear in logs and traces. */
  private send(
    request: FastifyRequest,
    path: string,
    body: { readonly token: string; readonly request?: object },
  ): Promise<RideResponse> {
    const call = { method: 'POST', path, body } as const;
    return this.limitLinkFailures.open(request, this.booking.json(rideResponse, call));
  }
}
