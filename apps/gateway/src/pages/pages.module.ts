import { Module } from '@nestjs/common';
import { ResponseCacheModule } from '../response-cache/response-cache.module.js';
import { PublicPagesController } from './public-pages.controller.js';
import { ReadFile } from './read-file.js';
import { ReadPage } from './read-page.js';

@Module({
  imports: [ResponseCacheModule],
  controllers: [PublicPagesController],
  providers: [ReadFile, ReadPage],
})
export class PagesModule {}
