import { catalogueChanged, type CataloguePart, type ErrorCode } from '@chauffeur/contracts';
import { Outbox } from '@chauffeur/messaging';
import { CodedError, lockVersion, refuseViolation } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindManyOptions, type FindOptionsWhere } from 'typeorm';
import { ChooseImage, type ChosenImage } from '../images/choose-image.js';
import type { ImageEntity } from '../images/image.entity.js';

interface NamedRecord {
  id: string;
  name: string;
  version: number;
  image: ImageEntity | null;
}

/** What tells a category and a service type apart. */
export interface NamedRecordKind<Entity extends NamedRecord, Response> {
  readonly entity: new () => Entity;
  readonly part: CataloguePart;
  readonly notFound: ErrorCode;
  /** Refusals by the name of the violated constraint, as `refuseViolation` takes them. */
  readonly refusals: Readonly<Record<string, () => Error>>;
  responseOf(this: void, entity: Entity): Response;
}

/** What staff do with records that have a name of their own and one picture; pages are told of it in the same transaction. */
@Injectable()
export abstract class ManageNamedRecords<Entity extends NamedRecord, Request extends ChosenImage, Response> {
  protected abstract readonly kind: NamedRecordKind<Entity, Response>;

  constructor(
    protected readonly dataSource: DataSource,
    protected readonly outbox: Outbox,
    private readonly chooseImage: ChooseImage,
  ) {}

  /** By name. */
  async list(): Promise<Response[]> {
    const { entity, responseOf } = this.kind;
    const options = { relations: { image: true }, order: { name: 'ASC' } } as FindManyOptions<Entity>;
    const found = await this.dataSource.manager.find(entity, options);
    return found.map((record) => responseOf(record));
  }

  /** Throws CodedError with the code of `notFound`. */
  read(id: string): Promise<Response> {
    return this.readBy(this.dataSource.manager, id);
  }

  /** Throws the refusals of the kind, and CodedError `request.invalid` for a picture that can't be. */
  create(request: Request): Promise<Response> {
    return this.write(request, async () => new this.kind.entity());
  }

  /** Besides what `create` throws: the code of `notFound`, and `record.stale` when it has changed since `version`. */
  update(id: string, { version, ...request }: Request & { version: number }): Promise<Response> {
    const { entity, notFound } = this.kind;
    return this.write(request as unknown as Request, (manager) =>
      lockVersion(manager, entity, { id, version }, notFound),
    );
  }

  private async write(
    { imageHash, imageBase64, ...fields }: Request,
    take: (manager: EntityManager) => Promise<Entity>,
  ): Promise<Response> {
    const hash = await this.chooseImage.hashOf({ imageHash, imageBase64 });
    const written = this.dataSource.transaction(async (manager) => {
      const record = Object.assign(await take(manager), fields, { image: hash === null ? null : { hash } });
      const { id } = await manager.save(record);
      await this.outbox.add(manager, catalogueChanged, { parts: [this.kind.part] });
      return this.readBy(manager, id);
    });
    return refuseViolation(written, this.kind.refusals);
  }

  private async readBy(manager: EntityManager, id: string): Promise<Response> {
    const { entity, notFound, responseOf } = this.kind;
    const where = { id } as FindOptionsWhere<Entity>;
    const options = { where, relations: { image: true } } as FindManyOptions<Entity>;
    const record = await manager.findOne(entity, options);
    if (!record) throw new CodedError(notFound);
    return responseOf(record);
  }
}

/** The refusal of a hash that names no stored picture. */
export function unknownImage(): CodedError {
  return new CodedError('request.invalid', [{ field: 'imageHash', code: 'image.notFound' }]);
}
