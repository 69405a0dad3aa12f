import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { SessionLifetime } from '../session/session-lifetime.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
import { LiveUpdates } from './live-updates.js';

@StaffRoutes('live updates')
@Controller('api/admin/events')
export class LiveUpdatesController {
  constructor(private readonly updates: LiveUpdates) {}

  @Get()
  @ApiOperation({
    summary: 'Server-sent events: bookings made, changed, given to drivers and deleted',
    description:
      'booking.created, booking.status-changed, booking.driver-assigned and booking.removed carry { bookingId, version }; missed says that ' +
      'some may have been lost. A comment comes every 20 s. The stream ends with the access token: refresh it, open the ' +
      'stream again, and ask again for what is on the screen.',
  })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ description: 'The stream' })
  @ApiProblems(429, 503)
  open(@Res() reply: FastifyReply, @SessionLifetime() lifetime: number): void {
    const stream = this.updates.open(lifetime);
    void reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would keep events back.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  }
}
