import { idempotencyKeyHeader } from '@chauffeur/contracts/http/headers';
import { pathTo } from '@chauffeur/contracts/http/paths';
import {
  recordId,
  removeRecordQuery,
  versioned,
  type RemoveRecordQuery,
} from '@chauffeur/contracts/http/record';
import type { AdminResponse } from '@chauffeur/contracts/identity/account';
import type { AuditKind } from '@chauffeur/contracts/identity/audit';
import { IdempotencyKey } from '@chauffeur/service-kit';
import {
  applyDecorators,
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Inject,
  Optional,
  Param,
  Post,
  Put,
  Query,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { BodyLimit } from '../security/body-limit.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { RepeatableAct } from '../staff-routes/repeatable-act.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import type { ServiceClient } from '../upstream/service-client.js';
import type { RemovedRecord } from '../upstream/upstream-response.js';

/** Removes a record if the service's own route is not enough: after a check, or with dependent records. */
export interface RecordRemoval {
  remove(id: string, query: RemoveRecordQuery, adminId: string): Promise<RemovedRecord>;
}

/** Checks that records of other services which a save names exist. Throws CodedError. */
export interface RecordLinks<Body> {
  check(body: Body): Promise<void>;
}

export interface StaffResourceOptions<Request extends z.ZodType, Response extends z.ZodType> {
  /** The path under /api/admin, which is also its kind in the audit log: `drivers`. */
  readonly path: AuditKind;
  /** Names in the API's description, such as `a driver` and `drivers`. */
  readonly names: { readonly one: string; readonly many: string };
  /** The service that owns the records, and its paths for them, such as `driverPaths`. */
  readonly service: Type<ServiceClient>;
  readonly servicePaths: { readonly collection: string; readonly record: `/${string}/:id` };
  readonly request: Request;
  readonly response: Response;
  /** The body of an update, if it differs from `request`. */
  readonly change?: { readonly request: z.ZodType; readonly summary: string };
  /** Called before a record is added or changed. */
  readonly links?: Type<RecordLinks<z.output<Request>>>;
  readonly removal?: { readonly use: Type<RecordRemoval>; readonly summary: string };
  /** Max bytes of a save with images (`imageLimits.requestBytes`) or long texts; by default the gateway's limit. */
  readonly bodyLimit?: number;
}

/** What `StaffResourcesModule` registers for one resource. */
export interface StaffResource {
  readonly path: string;
  readonly controller: Type;
  readonly providers: readonly Type[];
}

const noRemoval = Symbol('no removal of its own');
const noLinks = Symbol('no links');

/**
 * Creates the five routes of a record that staff list, read, add, change and remove. The service has the same routes at
 * its own paths; its responses are validated against the schema. A record needs only an entry of `staffResources`.
 */
export function staffResource<Request extends z.ZodType, Response extends z.ZodType>(
  options: StaffResourceOptions<Request, Response>,
): StaffResource {
  const { path, names, service, servicePaths, request, response, change, links, removal, bodyLimit } =
    options;
  const updateRequest = versioned(change?.request ?? request);
  const listed = z.array(response);

  const SaveLimit = () => (bodyLimit === undefined ? applyDecorators() : BodyLimit(bodyLimit));

  @StaffRoutes(names.many)
  @Controller(`api/admin/${path}`)
  class StaffResourceController {
    constructor(
      @Inject(service) private readonly upstream: ServiceClient,
      @Optional() @Inject(removal?.use ?? noRemoval) private readonly removal?: RecordRemoval,
      @Optional()
      @Inject(links ?? noLinks)
      private readonly links?: RecordLinks<z.output<Request>>,
    ) {}

    @Get()
    @ApiOperation({ summary: `All ${names.many}` })
    @ApiOkResponse({ standardSchema: listed })
    @ApiProblems(503)
    list(): Promise<z.output<Response>[]> {
      return this.upstream.json(listed, { path: servicePaths.collection });
    }

    @Get(':id')
    @ApiOperation({ summary: `Read ${names.one}` })
    @ApiOkResponse({ standardSchema: response })
    @ApiProblems(400, 404, 503)
    read(@Param('id', { schema: recordId }) id: string): Promise<z.output<Response>> {
      return this.upstream.json(response, { path: pathTo(servicePaths.record, { id }) });
    }

    @Post()
    @SaveLimit()
    @ApiOperation({ summary: `Add ${names.one}` })
    @RepeatableAct('Repeats with the same key and body add nothing; with another body 422.')
    @ApiCreatedResponse({ standardSchema: response })
    @ApiProblems(400, 409, 413, 422, 503)
    async create(
      @Body({ schema: request }) body: z.output<Request>,
      @IdempotencyKey() key: string | null,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<z.output<Response>> {
      await this.links?.check(body);
      const path = servicePaths.collection;
      const headers: Record<string, string> = key === null ? {} : { [idempotencyKeyHeader]: key };
      return this.upstream.json(response, { method: 'POST', path, body, adminId: admin.id, headers });
    }

    @Put(':id')
    @SaveLimit()
    @ApiOperation({
      summary:
        change?.summary ??
        `Change ${names.one}; rejected with 409 when it has changed since the given version`,
    })
    @ApiOkResponse({ standardSchema: response })
    @ApiProblems(400, 404, 409, 413, 503)
    async update(
      @Param('id', { schema: recordId }) id: string,
      @Body({ schema: updateRequest }) body: z.output<typeof updateRequest>,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<z.output<Response>> {
      await this.links?.check(body as z.output<Request>);
      const path = pathTo(servicePaths.record, { id });
      return this.upstream.json(response, { method: 'PUT', path, body, adminId: admin.id });
    }

    @Delete(':id')
    @HttpCode(204)
    @ApiOperation({
      summary:
        removal?.summary ??
        `Remove ${names.one}; rejected with 409 when it has changed since the given version`,
    })
    @ApiNoContentResponse()
    @ApiProblems(400, 404, 409, 503)
    remove(
      @Param('id', { schema: recordId }) id: string,
      @Query({ schema: removeRecordQuery }) query: RemoveRecordQuery,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<RemovedRecord> {
      if (this.removal) return this.removal.remove(id, query, admin.id);
      const path = pathTo(servicePaths.record, { id });
      return this.upstream.remove({ path, query, adminId: admin.id });
    }
  }
  // The class name appears in logs and operation ids, such as StaffServiceTypesController for `service-types`.
  const name = `Staff-${path}-controller`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  Object.defineProperty(StaffResourceController, 'name', { value: name });
  return {
    path,
    controller: StaffResourceController,
    providers: [removal?.use, links].filter((provider) => provider !== undefined),
  };
}
