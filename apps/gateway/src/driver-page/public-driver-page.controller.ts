import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import { driverRidesResponse, type DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import {
  driverRidesQuery,
  driverSessionRequest,
  driverSessionResponse,
  openedDriverSession,
  type DriverRidesQuery,
  type DriverSessionRequest,
  type DriverSessionResponse,
} from '@chauffeur/contracts/driver-page/driver-session';
import {
  driverSeenRequest,
  driverStepRequest,
  driverStepResponse,
  type DriverSeenRequest,
  type DriverStepRequest,
  type DriverStepResponse,
} from '@chauffeur/contracts/driver-page/driver-step';
import { pathTo } from '@chauffeur/contracts/http/paths';
import { recordId } from '@chauffeur/contracts/http/record';
import { CodedError } from '@chauffeur/service-kit';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { LimitLinkFailures } from '../limits/limit-link-failures.js';
import { LinkToken } from '../rides/link-token.decorator.js';
import { Booking } from '../upstream/upstream.module.js';
import { ComposeDriverRides } from './compose-driver-rides.js';
import { deviceName } from './device-name.js';
import { DriverCookie, driverSessionOf } from '../session/driver-cookie.js';

@ApiTags("Driver's page")
@Controller('api/driver')
export class PublicDriverPageController {
  constructor(
    private readonly booking: Booking,
    private readonly driverRides: ComposeDriverRides,
    private readonly cookie: DriverCookie,
    private readonly limitLinkFailures: LimitLinkFailures,
  ) {}

  @Post('session')
  @ApiOperation({
    summary: 'Sign a driver in by link and PIN; the session comes as an HttpOnly cookie',
    description:
      'A wrong PIN is rejected with 401 `pin.wrong` and `triesLeft`, the fifth with 429 `link.locked` and ' +
      '`Retry-After`, a link that has ended with 410 `link.expired`. At most 20 unknown links a minute are checked.',
  })
  @ApiCreatedResponse({ standardSchema: driverSessionResponse })
  @ApiProblems(400, 401, 410, 413, 429, 503)
  async open(
    @Body({ schema: driverSessionRequest }) body: DriverSessionRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DriverSessionResponse> {
    const replaces = driverSessionOf(request) || undefined;
    const command = { ...body, replaces, device: deviceName(request.headers['user-agent']) };
    const call = { method: 'POST', path: driverPagePaths.session, body: command } as const;
    const opened = await this.limitLinkFailures.open(request, this.booking.json(openedDriverSession, call));
    this.cookie.set(reply, opened.session);
    return { driver: opened.driver, serverNow: opened.serverNow };
  }

  @Delete('session')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign a driver out of this device' })
  @ApiNoContentResponse()
  @ApiProblems(429, 503)
  async end(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const session = driverSessionOf(request);
    this.cookie.clear(reply);
    if (session)
      await this.booking.bytes({ method: 'POST', path: driverPagePaths.endSession, body: { session } });
  }

  @Get('rides')
  @ApiOperation({
    summary: 'The rides of the driver, from 12 hours ago to 14 days ahead',
    description:
      'The customer is named only near the time of the ride. Changes no ride; the session is renewed. With ' +
      '`Authorization: Link <token>` of the link that opened the page, `isOtherLink` is true if it is another ' +
      'driver’s. Places are named in `language`, or that of the driver.',
  })
  @ApiOkResponse({ standardSchema: driverRidesResponse })
  @ApiProblems(400, 401, 429, 503)
  async rides(
    @LinkToken() token: string,
    @Query({ schema: driverRidesQuery }) { language }: DriverRidesQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DriverRidesResponse> {
    const session = requiredSession(request);
    const response = await this.driverRides.read({ session, token: token || undefined, language });
    this.cookie.set(reply, session);
    return response;
  }

  @Post('rides/:id/steps')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Take a step of a ride; a repeat with the same `actionId` gets the first response',
    description:
      '409: `ride.stateChanged`, `ride.notYours`, `ride.cancelled`, `step.notPossible`, `step.tooEarly` with the ' +
      'earliest time, `step.tooLate`. 400 `step.tooOld` after more than 24 hours.',
  })
  @ApiOkResponse({ standardSchema: driverStepResponse })
  @ApiProblems(400, 401, 409, 413, 429, 503)
  async step(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: driverStepRequest }) body: DriverStepRequest,
    @Req() request: FastifyRequest,
  ): Promise<DriverStepResponse> {
    const command = { session: requiredSession(request), request: body };
    const path = pathTo(driverPagePaths.steps, { id });
    return this.booking.json(driverStepResponse, { method: 'POST', path, body: command });
  }

  @Post('rides/:id/seen')
  @HttpCode(204)
  @ApiOperation({ summary: 'Confirm that the driver has seen what was changed in a ride' })
  @ApiNoContentResponse()
  @ApiProblems(400, 401, 409, 413, 429, 503)
  async seen(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: driverSeenRequest }) body: DriverSeenRequest,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const session = requiredSession(request);
    const path = pathTo(driverPagePaths.seen, { id });
    await this.booking.bytes({ method: 'POST', path, body: { session, request: body } });
  }
}

/** Throws CodedError `session.required` if the request has no cookie. */
function requiredSession(request: FastifyRequest): string {
  const session = driverSessionOf(request);
  if (!session) throw new CodedError('session.required');
  return session;
}
