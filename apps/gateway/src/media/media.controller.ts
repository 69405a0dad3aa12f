import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendAnswer } from '../answers/send-answer.js';
import { ReadMedia } from './read-media.js';

const imageHash = z.string().regex(/^[0-9a-f]{64}$/, 'hash.invalid');
const imageName = z.string().regex(/^[a-z0-9]{1,12}\.(webp|jpg)$/, 'name.invalid');

@ApiExcludeController()
@Controller('media')
export class MediaController {
  constructor(private readonly readMedia: ReadMedia) {}

  @Get(':hash/:name')
  async serve(
    @Param('hash', { schema: imageHash }) hash: string,
    @Param('name', { schema: imageName }) name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendAnswer(request, reply, { answer: await this.readMedia.read(hash, name), isStale: false });
  }
}
