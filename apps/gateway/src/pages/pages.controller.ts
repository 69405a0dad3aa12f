import { CodedError } from '@chauffeur/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FoundAnswer } from '../answers/answer-cache.js';
import { acceptedEncoding, sendAnswer } from '../answers/send-answer.js';
import { pageAddressOf } from './page-address.rules.js';
import { ReadFile } from './read-file.js';
import { ReadPage } from './read-page.js';
import { unreachablePage } from './unreachable-page.js';

/** Everything that is no API, no picture and no back office: the public site. */
@ApiExcludeController()
@Controller()
export class PagesController {
  constructor(
    private readonly readPage: ReadPage,
    private readonly readFile: ReadFile,
  ) {}

  @Get('*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/api/')) throw new CodedError('route.notFound');
    try {
      await sendAnswer(request, reply, await this.find(request));
    } catch (error) {
      if (!(error instanceof CodedError) || error.code !== 'service.unreachable') throw error;
      await reply
        .status(503)
        .header('retry-after', '10')
        .type('text/html; charset=utf-8')
        .send(unreachablePage);
    }
  }

  private async find(request: FastifyRequest): Promise<FoundAnswer> {
    const address = pageAddressOf(request.url);
    if (!address) throw new CodedError('route.notFound');
    if (address.kind === 'page') return this.readPage.read(address.path);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    return { answer: await this.readFile.read(address.path, encoding), isStale: false };
  }
}
