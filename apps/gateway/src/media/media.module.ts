import { Module } from '@nestjs/common';
import { MediaController } from './media.controller.js';
import { ReadMedia } from './read-media.js';

@Module({ controllers: [MediaController], providers: [ReadMedia] })
export class MediaModule {}
