import { imagePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import { imageHashInput } from '@chauffeur/contracts/catalogue/media/image';
import { Controller, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { ReadImage } from './read-image.js';

const imageHash = imageHashInput('hash.invalid');
const imageName = z.string().max(20);

@Controller()
export class ImagesController {
  constructor(private readonly readImage: ReadImage) {}

  /** The URL contains the hash of the content, so a cached image stays valid. */
  @Get(imagePaths.file)
  async serve(
    @Param('hash', { schema: imageHash }) hash: string,
    @Param('name', { schema: imageName }) name: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { contentType, bytes } = await this.readImage.read(hash, name);
    await reply.type(contentType).header('cache-control', 'public, max-age=31536000, immutable').send(bytes);
  }
}
