import { imageHashInput } from '@chauffeur/contracts/catalogue/media/image';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendCachedResponse } from '../response-cache/send-cached-response.js';
import { ReadMedia } from './read-media.js';

const imageHash = imageHashInput('hash.invalid');
const imageName = z.string().regex(/^[a-z0-9]{1,12}\.(webp|jpg)$/, 'name.invalid');

@ApiExcludeController()
@Controller('media')
export class PublicMediaController {
  constructor(private readonly readMedia: ReadMedia) {}

  @Get(':hash/:name')
  async serve(
    @Param('hash', { schema: imageHash }) hash: string,
    @Param('name', { schema: imageName }) name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendCachedResponse(request, reply, {
      response: await this.readMedia.read(hash, name),
      isStale: false,
    });
  }
}
