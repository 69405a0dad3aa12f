import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { AccessTokenLifetime } from '../session/access-token-lifetime.decorator.js';
import { SessionId } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { LiveUpdates } from './live-updates.js';

@StaffRoutes('live updates')
@Controller('api/admin/events')
export class StaffLiveUpdatesController {
  constructor(private readonly updates: LiveUpdates) {}

  @Get()
  @ApiOperation({
    summary: 'Server-sent events: what has changed of what staff see',
    description:
      'booking.created, booking.status-changed, booking.driver-assigned, booking.changed and booking.removed have { ' +
      'bookingId, version }, the first also the reference number and the customer. schedule.changed has { parts }: ' +
      'which of vehicles, blocks, hours, rules and closed-periods have changed. records.changed is about anything else; ' +
      'missed means that some may have been lost. A comment is sent every 20 s. The stream ends with the access token, ' +
      'and with its session: refresh it, open the stream again, and refetch what is on the screen.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'The stream' })
  @ApiProblems(429, 503)
  open(
    @Res() reply: FastifyReply,
    @SessionId() sessionId: string,
    @AccessTokenLifetime() lifetimeMs: number,
  ): void {
    const stream = this.updates.open(sessionId, lifetimeMs);
    void reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Without it nginx buffers the events.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  }
}
