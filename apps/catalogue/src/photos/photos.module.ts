import { Module } from '@nestjs/common';
import { ImagesModule } from '../images/images.module.js';
import { PreparePhotos } from './prepare-photos.js';

@Module({
  imports: [ImagesModule],
  providers: [PreparePhotos],
  exports: [PreparePhotos],
})
export class PhotosModule {}
