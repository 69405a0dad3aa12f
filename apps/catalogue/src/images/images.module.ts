import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChooseImage } from './choose-image.js';
import { ImageVariantEntity } from './image-variant.entity.js';
import { ImageEntity } from './image.entity.js';
import { ImagesController } from './images.controller.js';
import { ReadImage } from './read-image.js';
import { RemoveUnusedImages } from './remove-unused-images.js';
import { StoreImage } from './store-image.js';
import { UploadImageController } from './upload-image.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ImageEntity, ImageVariantEntity])],
  controllers: [ImagesController, UploadImageController],
  providers: [ChooseImage, ReadImage, StoreImage, RemoveUnusedImages],
  exports: [ChooseImage, StoreImage],
})
export class ImagesModule {}
