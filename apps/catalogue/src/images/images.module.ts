import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ChooseImage } from './choose-image.js';
import { ImageEntity } from './image.entity.js';
import { RemoveUnusedImages } from './remove-unused-images.js';
import { StoreImage } from './store-image.js';
import { UploadImageController } from './upload-image.controller.js';
import { ImageVariantEntity } from './variants/image-variant.entity.js';
import { ImagesController } from './variants/images.controller.js';
import { ReadImage } from './variants/read-image.js';

@Module({
  imports: [TypeOrmModule.forFeature([ImageEntity, ImageVariantEntity])],
  controllers: [ImagesController, UploadImageController],
  providers: [ChooseImage, ReadImage, RemoveUnusedImages, StoreImage],
  exports: [ChooseImage, StoreImage],
})
export class ImagesModule {}
