import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { StoreImage } from './store-image.js';

/** The single image of a record in a request: uploaded before, or with the request. */
export interface ChosenImage {
  readonly imageHash: string | null;
  readonly imageBase64: string | null;
}

@Injectable()
export class ChooseImage {
  constructor(private readonly storeImage: StoreImage) {}

  /**
   * Returns the hash of the chosen image; null if there is none. Stores an image that came with the request, which
   * takes precedence over a hash. Throws CodedError `request.invalid` with the error of the image at `imageBase64`.
   */
  async hashOf({ imageHash, imageBase64 }: ChosenImage): Promise<string | null> {
    if (imageBase64 === null) return imageHash;
    try {
      return (await this.storeImage.storeBase64(imageBase64)).hash;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      throw new CodedError('request.invalid', [{ field: 'imageBase64', code: error.code }]);
    }
  }
}
