import { Module } from '@nestjs/common';
import { StaffImagesController } from './staff-images.controller.js';

@Module({ controllers: [StaffImagesController] })
export class ImagesModule {}
