import type { RecordEntity, SaveRecord } from '@chauffeur/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { ChooseImage, type ChosenImage } from '../images/choose-image.js';
import type { ImageEntity } from '../images/image.entity.js';
import { CatalogueRecords } from './catalogue-records.js';

interface RecordWithImage extends RecordEntity {
  image: ImageEntity | null;
}

/** Categories and service types: records with at most one image, which a request uploads or names by its hash. */
@Injectable()
export abstract class RecordsWithImage<
  Entity extends RecordWithImage,
  Request extends ChosenImage,
  Response,
> extends CatalogueRecords<Entity, Request, Response> {
  @Inject(ChooseImage) private readonly chooseImage!: ChooseImage;

  /** Throws CodedError `request.invalid` for an image that can't be stored. */
  protected override async prepareSave({
    imageHash,
    imageBase64,
    ...fields
  }: Request): Promise<SaveRecord<Entity>> {
    const hash = await this.chooseImage.hashOf({ imageHash, imageBase64 });
    const image = hash === null ? null : { hash };
    return (manager, record) => manager.save(Object.assign(record, fields, { image }));
  }
}
