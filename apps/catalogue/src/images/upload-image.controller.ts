import { imagePaths } from '@chauffeur/contracts/catalogue/catalogue-paths';
import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { uploadImageRequest } from '@chauffeur/contracts/catalogue/media/image-request';
import { Body, Controller, Post } from '@nestjs/common';
import { z } from 'zod';
import { StoreImage } from './store-image.js';

/** The image's bytes, or JSON with base64. */
const uploadedImage = z.union([z.instanceof(Buffer), uploadImageRequest]);

@Controller(imagePaths.upload)
export class UploadImageController {
  constructor(private readonly storeImage: StoreImage) {}

  @Post()
  upload(@Body({ schema: uploadedImage }) image: z.output<typeof uploadedImage>): Promise<ImageResponse> {
    return Buffer.isBuffer(image)
      ? this.storeImage.store(image)
      : this.storeImage.storeBase64(image.imageBase64);
  }
}
