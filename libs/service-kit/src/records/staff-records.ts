import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { Inject, Injectable, type Type } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsRelations,
  type FindOptionsWhere,
} from 'typeorm';
import type { RecordEntity } from '../database/record.entity.js';
import { lockVersion, requireVersion } from '../database/record-version.js';
import { throwOnViolation } from '../database/throw-on-violation.js';
import { CodedError } from '../errors/coded-error.js';
import type { RemovedRecord } from '../http/name-removed.js';
import { recordOfKey } from './record-of-key.js';

/** One kind of record: its table, its response and its errors. */
export interface RecordDefinition<Entity extends RecordEntity, Response> {
  readonly entity: Type<Entity>;
  /** What `responseOf` needs loaded beside the record. */
  readonly relations?: FindOptionsRelations<Entity>;
  /** Of the list, and of loaded relations. */
  readonly order: FindOptionsOrder<Entity>;
  /** Where no record has the id. */
  readonly notFound: ErrorCode;
  /** By the name of the violated constraint or unique index: a code, or one field's error as `request.invalid`. */
  readonly constraintErrors?: Readonly<Record<string, ErrorCode | FieldError>>;
  responseOf(this: void, record: Entity): Response;
}

/** What `onChange` is called with, in the transaction of the change. */
export interface RecordChange<Entity = unknown> {
  readonly kind: 'created' | 'updated' | 'removed';
  readonly id: string;
  /** As it was, of an update or a removal. */
  readonly before?: Entity;
}

/** Writes a request into a record, which is new or locked; returns its id. */
export type SaveRecord<Entity> = (manager: EntityManager, record: Entity) => Promise<{ id: string }>;

/**
 * What staff do with one kind of record; `recordRoutes` serves it. A subclass holds the definition, and overrides the
 * protected methods where more is to happen than storing the request.
 */
@Injectable()
export abstract class StaffRecords<
  Entity extends RecordEntity,
  Request extends object,
  Response,
  Change extends object = Request,
> {
  @Inject(DataSource) protected readonly dataSource!: DataSource;

  protected abstract readonly definition: RecordDefinition<Entity, Response>;

  /** All records in the definition's order. */
  async list(): Promise<Response[]> {
    const { entity, relations, order, responseOf } = this.definition;
    const records = await this.dataSource.manager.find(entity, { relations, order });
    return records.map((record) => responseOf(record));
  }

  /** Throws CodedError with the code of `notFound`. */
  read(id: string): Promise<Response> {
    return this.readBy(this.dataSource.manager, id);
  }

  /**
   * Throws the constraint errors, and what `prepareSave` throws. A repeat with the same idempotency key and request adds
   * nothing: its response is the stored record. With another request it is rejected as `idempotencyKey.reused`.
   */
  async create(request: Request, idempotencyKey: string | null = null): Promise<Response> {
    const { entity } = this.definition;
    const save = await this.prepareSave(request);
    return this.inTransaction(async (manager) => {
      // In here, because a transaction that failed leaves its id and version in the record.
      const record = new entity();
      if (idempotencyKey !== null) {
        const { id, isStored } = await recordOfKey(manager, entity, { idempotencyKey, request });
        if (isStored) return this.readBy(manager, id);
        record.id = id;
      }
      return this.written(manager, { kind: 'created' }, await save(manager, record));
    });
  }

  /** As `create`; also throws CodedError with the code of `notFound`, or `record.stale` if changed since `version`. */
  async update(id: string, { version, ...request }: Change & { version: number }): Promise<Response> {
    const { entity, notFound } = this.definition;
    const save = await this.prepareSave(request as unknown as Change);
    return this.inTransaction(async (manager) => {
      const record = await lockVersion(manager, entity, { id, version }, notFound);
      const before = Object.assign(new entity(), record);
      return this.written(manager, { kind: 'updated', before }, await save(manager, record));
    });
  }

  /**
   * Returns the last version. Throws CodedError with the code of `notFound`, `record.stale` if changed since `version`,
   * and the constraint errors.
   */
  remove(id: string, version?: number): Promise<RemovedRecord> {
    const { entity, notFound } = this.definition;
    return this.inTransaction(async (manager) => {
      const where = { id } as FindOptionsWhere<Entity>;
      const lock = { mode: 'pessimistic_write' } as const;
      const record = await manager.findOne(entity, { where, lock });
      if (!record) throw new CodedError(notFound);
      requireVersion(record, version);
      await this.beforeRemove(manager, record);
      await manager.delete(entity, id);
      await this.onChange(manager, { kind: 'removed', id, before: record });
      return { version: record.version };
    });
  }

  /**
   * Hook: how a request is stored; by default its fields are the record's columns. Slow work, such as storing an image,
   * is done here, before the transaction; the returned function runs inside it. A new record may have an id already; it
   * has no `version`.
   */
  protected async prepareSave(request: Request | Change): Promise<SaveRecord<Entity>> {
    return (manager, record) => manager.save(Object.assign(record, request));
  }

  /** Hook: inside the transaction of a removal, for what the database doesn't remove by itself. */
  protected async beforeRemove(_manager: EntityManager, _record: Entity): Promise<void> {}

  /** Hook: inside the transaction of a change, for its events. */
  protected async onChange(_manager: EntityManager, _change: RecordChange<Entity>): Promise<void> {}

  /** Hook: around every change, for a lock that comes before it. Throws the constraint errors. */
  protected inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const errors = Object.entries(this.definition.constraintErrors ?? {});
    return throwOnViolation(
      this.transaction(work),
      Object.fromEntries(errors.map(([constraint, error]) => [constraint, () => codedErrorOf(error)])),
    );
  }

  /** Hook: the transaction itself, for one that is begun again where it fails for what passes. */
  protected transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  private async written(
    manager: EntityManager,
    change: Omit<RecordChange<Entity>, 'id'>,
    { id }: { id: string },
  ): Promise<Response> {
    await this.onChange(manager, { ...change, id });
    return this.readBy(manager, id);
  }

  private async readBy(manager: EntityManager, id: string): Promise<Response> {
    const { entity, relations, order, notFound, responseOf } = this.definition;
    const record = await manager.findOne(entity, {
      where: { id } as FindOptionsWhere<Entity>,
      relations,
      order,
    });
    if (!record) throw new CodedError(notFound);
    return responseOf(record);
  }
}

function codedErrorOf(error: ErrorCode | FieldError): CodedError {
  return typeof error === 'string' ? new CodedError(error) : new CodedError('request.invalid', [error]);
}
