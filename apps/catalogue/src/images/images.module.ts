import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImageVariantEntity } from './image-variant.entity.js';
import { ImageEntity } from './image.entity.js';
import { ImagesController } from './images.controller.js';
import { ReadImage } from './read-image.js';

@Module({
  imports: [TypeOrmModule.forFeature([ImageEntity, ImageVariantEntity])],
  controllers: [ImagesController],
  providers: [ReadImage],
})
export class ImagesModule {}
