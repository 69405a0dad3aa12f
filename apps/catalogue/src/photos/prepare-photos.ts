import type { PhotoRequest } from '@chauffeur/contracts/catalogue/media/photo-request';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { ImageEntity } from '../images/image.entity.js';
import { StoreImage } from '../images/store-image.js';
import type { PhotoRow } from './photos.rules.js';

/** The photos in a request: all of them in order, or only the image of the main one. */
export interface RequestedPhotos {
  readonly photos?: readonly PhotoRequest[] | undefined;
  readonly imageBase64?: string | undefined;
}

/** The same with every image stored; null leaves the stored photos unchanged. */
export type PreparedPhotos = { readonly all: readonly PhotoRow[] } | { readonly mainHash: string } | null;

@Injectable()
export class PreparePhotos {
  constructor(
    private readonly dataSource: DataSource,
    private readonly storeImage: StoreImage,
  ) {}

  /**
   * Stores images that came as base64 and looks up those that were uploaded before. Called before the transaction,
   * because it is slow. Throws CodedError `request.invalid`, which names each invalid photo: `photos.1.imageHash` with
   * `image.notFound`, `photos.1.imageBase64` or `imageBase64` with the code of `normaliseImage`.
   */
  async prepare({ photos, imageBase64 }: RequestedPhotos): Promise<PreparedPhotos> {
    if (!photos) {
      if (imageBase64 === undefined) return null;
      return { mainHash: await this.stored(imageBase64, 'imageBase64') };
    }
    await this.throwIfUnknown(photos);
    const all: PhotoRow[] = [];
    for (const [index, photo] of photos.entries()) {
      const imageHash =
        photo.imageHash ?? (await this.stored(photo.imageBase64 ?? '', `photos.${index}.imageBase64`));
      all.push({ imageHash, isMain: photo.isMain });
    }
    return { all };
  }

  private async stored(imageBase64: string, field: string): Promise<string> {
    try {
      return (await this.storeImage.storeBase64(imageBase64)).hash;
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      throw new CodedError('request.invalid', [{ field, code: error.code }]);
    }
  }

  private async throwIfUnknown(photos: readonly PhotoRequest[]): Promise<void> {
    const hashes = photos.flatMap(({ imageHash }) => imageHash ?? []);
    const found = await this.dataSource.manager.find(ImageEntity, {
      where: { hash: In(hashes) },
      select: { hash: true },
    });
    const known = new Set(found.map(({ hash }) => hash));
    const errors = photos.flatMap(({ imageHash }, index): FieldError[] =>
      imageHash === undefined || known.has(imageHash)
        ? []
        : [{ field: `photos.${index}.imageHash`, code: 'image.notFound' }],
    );
    if (errors.length > 0) throw new CodedError('request.invalid', errors);
  }
}
