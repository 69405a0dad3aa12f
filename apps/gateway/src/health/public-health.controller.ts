import { Controller, Get, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { systemHealth } from './system-health.js';
import { ReadSystemHealth } from './read-system-health.js';

@ApiTags('Health')
@Controller('api/health')
export class PublicHealthController {
  constructor(private readonly health: ReadSystemHealth) {}

  @Get()
  @ApiOperation({
    summary: 'Whether every service is ready and its database takes writes; 503 when one is not',
  })
  @ApiOkResponse({ standardSchema: systemHealth })
  async read(@Res() reply: FastifyReply): Promise<void> {
    const health = await this.health.read();
    await reply
      .status(health.status === 'ok' ? 200 : 503)
      .type('application/json')
      .send(JSON.stringify(health));
  }
}
