import type { ErrorCode } from '@chauffeur/contracts/http/error-code';
import type { FieldError } from '@chauffeur/contracts/http/problem';
import { recordLimit } from '@chauffeur/contracts/http/record';
import { Inject, Injectable, type Type } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsRelations,
  type FindOptionsWhere,
} from 'typeorm';
import type { RecordEntity } from '../database/record.entity.js';
import { lockVersion } from '../database/record-version.js';
import { throwOnViolation } from '../database/throw-on-violation.js';
import { CodedError } from '../errors/coded-error.js';
import type { RemovedRecord } from '../http/removed-record-reporter.decorator.js';
import { rejectTooMany } from './reject-too-many.js';
import { resolveIdempotencyKey } from './resolve-idempotency-key.js';

export interface RecordDefinition<Entity extends RecordEntity, Response> {
  readonly entity: Type<Entity>;
  /** Relations that `responseOf` needs. */
  readonly relations?: FindOptionsRelations<Entity>;
  /** Order of the list and of loaded relations. */
  readonly order: FindOptionsOrder<Entity>;
  readonly notFound: ErrorCode;
  /** Max records, because `list` returns all; `recordLimit` by default, Infinity where the list has a bound of its own. */
  readonly max?: number;
  /**
   * Errors by name of the violated constraint or unique index: a code, a field's error, sent as `request.invalid`, or a function
   * that creates the error, such as a conflict that a field has.
   */
  readonly constraintErrors?: Readonly<Record<string, ErrorCode | FieldError | (() => CodedError)>>;
  responseOf(this: void, record: Entity): Response;
}

export interface RecordChange<Entity = unknown> {
  readonly kind: 'created' | 'updated' | 'removed';
  readonly id: string;
  /** Absent if it was created. */
  readonly before?: Entity;
}

/** Writes a request to a record, which is new or locked; resolves with its id. */
export type SaveRecord<Entity> = (manager: EntityManager, record: Entity) => Promise<{ id: string }>;

/** Manages one kind of record for staff; `recordRoutes` serves it. Hooks are for what is more than storing the request. */
@Injectable()
export abstract class StaffRecords<
  Entity extends RecordEntity,
  Request extends object,
  Response,
  Change extends object = Request,
> {
  @Inject(DataSource) protected readonly dataSource!: DataSource;

  protected abstract readonly definition: RecordDefinition<Entity, Response>;

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
   * Creates a record. A repeat with the same idempotency key and request returns the stored record; another request with the
   * key is rejected as `idempotencyKey.reused`. Throws the constraint errors, those of `prepareSave`, and `record.tooMany`.
   */
  async create(request: Request, idempotencyKey: string | null = null): Promise<Response> {
    const { entity, max = recordLimit } = this.definition;
    const save = await this.prepareSave(request);
    return this.inTransaction(async (manager) => {
      // Created within the transaction: a failed one that is retried leaves its id and version in the record.
      const record = new entity();
      if (idempotencyKey !== null) {
        const { id, isStored } = await resolveIdempotencyKey(manager, entity, { idempotencyKey, request });
        if (isStored) return this.readBy(manager, id);
        record.id = id;
      }
      const saved = await save(manager, record);
      // After the save, which may add several records.
      if (max < Infinity) await rejectTooMany(manager, entity, max);
      return this.written(manager, { kind: 'created' }, saved);
    });
  }

  /** Updates a record. Throws as `create` does, and CodedError `notFound` or `record.stale` if changed since `version`. */
  async update(id: string, { version, ...request }: Change & { version: number }): Promise<Response> {
    const { entity, notFound } = this.definition;
    const save = await this.prepareSave(request as unknown as Change);
    return this.inTransaction(async (manager) => {
      const record = await lockVersion(manager, entity, { id, version }, notFound);
      const before = Object.assign(new entity(), record);
      return this.written(manager, { kind: 'updated', before }, await save(manager, record));
    });
  }

  /** Removes a record and returns its last version. Throws the constraint errors, `notFound` or `record.stale`. */
  remove(id: string, version?: number): Promise<RemovedRecord> {
    const { entity, notFound } = this.definition;
    return this.inTransaction(async (manager) => {
      const record = await lockVersion(manager, entity, { id, version }, notFound, 'pessimistic_write');
      await this.beforeRemove(manager, record);
      await manager.delete(entity, id);
      await this.onChange(manager, { kind: 'removed', id, before: record });
      return { version: record.version };
    });
  }

  /**
   * Hook: prepares storing a request; by default its fields are assigned to the record's columns. Slow work, such as storing an
   * image, belongs here, before the transaction; the returned function runs inside it. A new record may already have an id, but
   * has no `version`.
   */
  protected async prepareSave(request: Request | Change): Promise<SaveRecord<Entity>> {
    return (manager, record) => manager.save(Object.assign(record, request));
  }

  /** Hook: removes, in the same transaction, what the database does not remove by cascade. */
  protected async beforeRemove(_manager: EntityManager, _record: Entity): Promise<void> {}

  /** Hook: publishes the events of a change, in its transaction. */
  protected async onChange(_manager: EntityManager, _change: RecordChange<Entity>): Promise<void> {}

  /** Hook: wraps every change, for example to take a lock first. Throws the constraint errors. */
  protected inTransaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const errors = Object.entries(this.definition.constraintErrors ?? {});
    return throwOnViolation(
      this.transaction(work),
      Object.fromEntries(errors.map(([constraint, error]) => [constraint, () => codedErrorOf(error)])),
    );
  }

  /** Hook: runs the transaction; override it to retry after transient failures such as deadlocks. */
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

function codedErrorOf(error: ErrorCode | FieldError | (() => CodedError)): CodedError {
  if (typeof error === 'function') return error();
  return typeof error === 'string' ? new CodedError(error) : new CodedError('request.invalid', [error]);
}
