import type { Language } from '@chauffeur/contracts/languages/languages';
import {
  rideCalendarFile,
  rideDocumentPaths,
  rideDocumentQuery,
  type RideDocumentCommand,
  type RideDocumentQuery,
} from '@chauffeur/contracts/rides/ride-document';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { Notifications } from '../upstream/upstream.module.js';
import { ApiRideLink } from './api-ride-link.decorator.js';
import { LinkToken } from './link-token.decorator.js';
import { RideByLink } from './ride-by-link.js';

@ApiTags('Public site')
@Controller('api')
export class PublicRideDocumentsController {
  constructor(
    private readonly rideByLink: RideByLink,
    private readonly notifications: Notifications,
  ) {}

  @Get('ride/calendar.ics')
  @ApiOperation({
    summary: 'A ride as a calendar file',
    description:
      'The same entry as in the emails: the same UID, the version as SEQUENCE. For a cancelled ride, it removes the ' +
      'entry (METHOD CANCEL).',
  })
  @ApiRideLink()
  @ApiProduces('text/calendar')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiProblems(400, 401, 410, 429, 503)
  async calendar(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @LinkToken() token: string,
    @Query({ schema: rideDocumentQuery }) { language }: RideDocumentQuery,
  ): Promise<void> {
    const body = await this.commandOf(request, token, language);
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
    description: 'One A4 page in the requested language, with fonts. It is not an invoice.',
  })
  @ApiRideLink()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiProblems(400, 401, 410, 429, 503)
  async voucher(
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
    @LinkToken() token: string,
    @Query({ schema: rideDocumentQuery }) { language }: RideDocumentQuery,
  ): Promise<void> {
    const body = await this.commandOf(request, token, language);
    const call = { method: 'POST', path: rideDocumentPaths.voucher, body } as const;
    const file = await this.notifications.bytes(call);
    reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${body.ride.referenceNumber}.pdf"`)
      .send(file);
  }

  /** Reads the ride of a link. */
  private async commandOf(
    request: FastifyRequest,
    token: string,
    language: Language,
  ): Promise<RideDocumentCommand> {
    return { ride: await this.rideByLink.read(request, token), language };
  }
}
