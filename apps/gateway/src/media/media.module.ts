import { Module } from '@nestjs/common';
import { PublicMediaController } from './public-media.controller.js';
import { ReadMedia } from './read-media.js';

@Module({
  controllers: [PublicMediaController],
  providers: [ReadMedia],
})
export class MediaModule {}
