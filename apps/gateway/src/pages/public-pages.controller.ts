import { CodedError } from '@chauffeur/service-kit';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../compression/compress.js';
import type { CacheResult } from '../response-cache/response-cache.js';
import { sendCachedResponse } from '../response-cache/send-cached-response.js';
import { isUnavailable } from '../upstream/is-unavailable.js';
import { notFoundPage, pageAddressOf, type PageAddress } from './page-address.rules.js';
import { ReadFile } from './read-file.js';
import { ReadPage } from './read-page.js';
import { unavailablePage } from './unavailable-page.js';

/** The public site: every URL that is not of the API, an image or an application. */
@ApiExcludeController()
@Controller()
export class PublicPagesController {
  constructor(
    private readonly readPage: ReadPage,
    private readonly readFile: ReadFile,
  ) {}

  @Get('*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (request.url.startsWith('/api/')) throw new CodedError('route.notFound');
    // The original URL: one that can't be decoded was changed for the router.
    const address = pageAddressOf(request.originalUrl);
    if (address.kind === 'moved')
      return void (await reply.removeHeader('cache-control').redirect(address.location, 308));
    try {
      const status = address.kind === 'page' && address.isMalformed ? 400 : undefined;
      await sendCachedResponse(request, reply, await this.find(request, address), status);
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      await reply
        .status(503)
        .header('retry-after', '10')
        .type('text/html; charset=utf-8')
        .send(unavailablePage);
    }
  }

  private async find(
    request: FastifyRequest,
    address: Exclude<PageAddress, { kind: 'moved' }>,
  ): Promise<CacheResult> {
    if (address.kind === 'page') return this.readPage.read(address);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const response = await this.readFile.read(address.path, encoding);
    return response ? { response, isStale: false } : this.readPage.read(notFoundPage(address.path));
  }
}
