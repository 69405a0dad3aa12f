import { createHash } from 'node:crypto';
import type { ImageResponse } from '@chauffeur/contracts/catalogue/media/image';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { bytesOfBase64 } from './base64.rules.js';
import { imageResponseOf } from './image-response.js';
import { ImageEntity } from './image.entity.js';
import { normaliseImage, type NormalisedImage } from './normalise-image.js';

@Injectable()
export class StoreImage {
  /** The image in flight: only one at a time, so that concurrent uploads do not exhaust the memory. */
  private inFlight: Promise<unknown> = Promise.resolve();

  constructor(@InjectRepository(ImageEntity) private readonly images: Repository<ImageEntity>) {}

  /** Stores an image, once for the same content. Throws the coded errors of `normaliseImage`. */
  async store(bytes: Buffer): Promise<ImageResponse> {
    const image = await this.inTurn(() => normaliseImage(bytes));
    const hash = createHash('sha256').update(image.bytes).digest('hex');
    const stored = { ...image, hash, createdAt: new Date() };
    // An image that is stored again counts as new, so that it is not removed before it is used.
    await this.images
      .createQueryBuilder()
      .insert()
      .values(stored)
      .orUpdate(['created_at'], ['hash'])
      .updateEntity(false)
      .execute();
    return imageResponseOf({ ...stored });
  }

  /** Same as `store` for a data string or bare base64; throws `image.unreadable` if the text is neither. */
  storeBase64(text: string): Promise<ImageResponse> {
    const bytes = bytesOfBase64(text);
    if (!bytes) return Promise.reject(new CodedError('image.unreadable'));
    return this.store(bytes);
  }

  private inTurn(work: () => Promise<NormalisedImage>): Promise<NormalisedImage> {
    const done = this.inFlight.then(work);
    this.inFlight = done.catch(() => undefined);
    return done;
  }
}
