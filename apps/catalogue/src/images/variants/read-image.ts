import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ImageVariantEntity } from './image-variant.entity.js';
import { imageVariantOf, type ImageVariant } from './image-variant.rules.js';
import { ImageEntity } from '../image.entity.js';
import { renderVariant } from './render-variant.js';

export interface ServedImage {
  readonly contentType: string;
  readonly bytes: Buffer;
}

@Injectable()
export class ReadImage {
  /** Renderings in flight, by which concurrent requests are coalesced. */
  private readonly inFlight = new Map<string, Promise<Buffer>>();

  constructor(
    @InjectRepository(ImageEntity) private readonly images: Repository<ImageEntity>,
    @InjectRepository(ImageVariantEntity) private readonly variants: Repository<ImageVariantEntity>,
  ) {}

  /** Throws CodedError `image.notFound`, also for a size that is not served. */
  async read(hash: string, name: string): Promise<ServedImage> {
    const variant = imageVariantOf(name);
    if (!variant) throw new CodedError('image.notFound');
    const stored = await this.variants.findOneBy({ hash, name });
    const bytes = stored?.bytes ?? (await this.renderOnce(hash, name, variant));
    return { contentType: variant.contentType, bytes };
  }

  private async renderOnce(hash: string, name: string, variant: ImageVariant): Promise<Buffer> {
    const key = `${hash}/${name}`;
    const rendering = this.inFlight.get(key) ?? this.render(hash, name, variant);
    this.inFlight.set(key, rendering);
    try {
      return await rendering;
    } finally {
      this.inFlight.delete(key);
    }
  }

  private async render(hash: string, name: string, variant: ImageVariant): Promise<Buffer> {
    const image = await this.images.findOne({ where: { hash }, select: { hash: true, bytes: true } });
    if (!image) throw new CodedError('image.notFound');
    const bytes = await renderVariant(image.bytes, variant);
    await this.variants.createQueryBuilder().insert().values({ hash, name, bytes }).orIgnore().execute();
    return bytes;
  }
}
