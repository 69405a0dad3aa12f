import {
  recordId,
  removeRecordQuery,
  versioned,
  type RemoveRecordQuery,
} from '@chauffeur/contracts/http/record';
import { Body, Delete, Get, HttpCode, Inject, Param, Post, Put, Query, type Type } from '@nestjs/common';
import type { z } from 'zod';
import { IdempotencyKey } from '../idempotency/idempotency-key.decorator.js';
import {
  RemovedRecordReporter,
  type ReportRemovedRecord,
  type RemovedRecord,
} from '../http/removed-record-reporter.decorator.js';

/** What the routes call: a subclass of `StaffRecords`. */
interface ManagedRecords<Request, Change> {
  list(): Promise<unknown>;
  read(id: string): Promise<unknown>;
  create(request: Request, idempotencyKey: string | null): Promise<unknown>;
  update(id: string, change: Change & { version: number }): Promise<unknown>;
  remove(id: string, version?: number): Promise<RemovedRecord>;
}

/** A controller made by `recordRoutes`; its own routes can use the same records. */
export interface RecordRoutes<Records> {
  readonly records: Records;
}

interface RecordPaths {
  readonly collection: string;
  readonly record: string;
}

/**
 * Returns a controller with the routes of a record that staff manage: list, read, create, update and remove, the last two with
 * the version that the client has read.
 *
 *     @Controller()
 *     export class DriversController extends recordRoutes(driverPaths, DriverRecords, driverRequest) {}
 *
 * A controller overrides a route with a method of the same name (`list`, `read`, `create`, `update`, `remove`) and its own
 * decorators.
 * @param change schema of an update, if it differs from that of a creation
 */
export function recordRoutes<
  RequestSchema extends z.ZodType,
  Records extends ManagedRecords<z.output<RequestSchema>, z.output<ChangeSchema>>,
  ChangeSchema extends z.ZodType = RequestSchema,
>(
  paths: RecordPaths,
  records: Type<Records>,
  request: RequestSchema,
  change: RequestSchema | ChangeSchema = request,
): Type<RecordRoutes<Records>> {
  const update = versioned(change);

  class Routes implements RecordRoutes<Records> {
    @Inject(records) readonly records!: Records;

    @Get(paths.collection)
    list(): Promise<unknown> {
      return this.records.list();
    }

    @Get(paths.record)
    read(@Param('id', { schema: recordId }) id: string): Promise<unknown> {
      return this.records.read(id);
    }

    @Post(paths.collection)
    create(
      @Body({ schema: request }) body: z.output<RequestSchema>,
      @IdempotencyKey() key: string | null,
    ): Promise<unknown> {
      return this.records.create(body, key);
    }

    @Put(paths.record)
    update(
      @Param('id', { schema: recordId }) id: string,
      @Body({ schema: update }) body: z.output<ChangeSchema> & { version: number },
    ): Promise<unknown> {
      return this.records.update(id, body);
    }

    @Delete(paths.record)
    @HttpCode(204)
    async remove(
      @Param('id', { schema: recordId }) id: string,
      @Query({ schema: removeRecordQuery }) { version }: RemoveRecordQuery,
      @RemovedRecordReporter() reportRemoved: ReportRemovedRecord,
    ): Promise<void> {
      reportRemoved(await this.records.remove(id, version));
    }
  }
  return Routes;
}
