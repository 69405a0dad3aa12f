import { versioned, type AdminResponse } from '@chauffeur/contracts';
import {
  applyDecorators,
  Body,
  Delete,
  Get,
  HttpCode,
  Inject,
  Param,
  Post,
  Put,
  type Type,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { recordId } from '../record-id.js';
import { BodyLimit } from '../security/body-limit.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import { StaffRoutes } from '../session/staff-routes.decorator.js';
import type { ServiceClient } from '../upstream/service-client.js';

export interface StaffResourceOptions<Request extends z.ZodType, Response extends z.ZodType> {
  /** How the documentation groups and words it: `driver`, `drivers`. */
  readonly names: { readonly one: string; readonly many: string };
  /** The service that owns it, and its path there. */
  readonly service: Type<ServiceClient>;
  readonly path: `/${string}`;
  readonly request: Request;
  readonly response: Response;
  /** Bytes that a save may take, where it can bring pictures (`imageLimits.requestBytes`); else the gateway's limit. */
  readonly bodyLimit?: number;
}

/** The five routes of a record that staff list, read, add, change and remove. */
export interface StaffResource<Request, Response> {
  readonly upstream: ServiceClient;
  list(): Promise<Response[]>;
  read(id: string): Promise<Response>;
  create(body: Request, admin: AdminResponse): Promise<Response>;
  update(id: string, body: Request & { version: number }, admin: AdminResponse): Promise<Response>;
  remove(id: string, admin: AdminResponse): Promise<void>;
}

/**
 * The base of a staff controller: `@Controller('api/admin/drivers') class StaffDriversController extends
 * staffResource({ … }) {}`. The service behind it answers the same five routes at its path. A controller that has to
 * compose something overrides the route, decorators included.
 */
export function staffResource<Request extends z.ZodType, Response extends z.ZodType>(
  options: StaffResourceOptions<Request, Response>,
): Type<StaffResource<z.output<Request>, z.output<Response>>> {
  const { names, service, path, request, response, bodyLimit } = options;
  const updateRequest = versioned(request);
  const listed = z.array(response);

  const SaveLimit = () => (bodyLimit === undefined ? applyDecorators() : BodyLimit(bodyLimit));

  @StaffRoutes(names.many)
  class StaffResourceController implements StaffResource<z.output<Request>, z.output<Response>> {
    constructor(@Inject(service) readonly upstream: ServiceClient) {}

    @Get()
    @ApiOperation({ summary: `All ${names.many}` })
    @ApiOkResponse({ standardSchema: listed })
    @ApiProblems(503)
    list(): Promise<z.output<Response>[]> {
      return this.upstream.json(listed, { path });
    }

    @Get(':id')
    @ApiOperation({ summary: `One ${names.one}` })
    @ApiOkResponse({ standardSchema: response })
    @ApiProblems(400, 404, 503)
    read(@Param('id', { schema: recordId }) id: string): Promise<z.output<Response>> {
      return this.upstream.json(response, { path: `${path}/${id}` });
    }

    @Post()
    @SaveLimit()
    @ApiOperation({ summary: `Add a ${names.one}` })
    @ApiCreatedResponse({ standardSchema: response })
    @ApiProblems(400, 409, 413, 503)
    create(
      @Body({ schema: request }) body: z.output<Request>,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<z.output<Response>> {
      return this.upstream.json(response, { method: 'POST', path, body, adminId: admin.id });
    }

    @Put(':id')
    @SaveLimit()
    @ApiOperation({
      summary: `Change a ${names.one}; refused with 409 when it has changed since the given version`,
    })
    @ApiOkResponse({ standardSchema: response })
    @ApiProblems(400, 404, 409, 413, 503)
    update(
      @Param('id', { schema: recordId }) id: string,
      @Body({ schema: updateRequest }) body: z.output<typeof updateRequest>,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<z.output<Response>> {
      return this.upstream.json(response, {
        method: 'PUT',
        path: `${path}/${id}`,
        body,
        adminId: admin.id,
      });
    }

    @Delete(':id')
    @HttpCode(204)
    @ApiOperation({ summary: `Remove a ${names.one}` })
    @ApiNoContentResponse()
    @ApiProblems(400, 404, 409, 503)
    async remove(
      @Param('id', { schema: recordId }) id: string,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<void> {
      await this.upstream.bytes({ method: 'DELETE', path: `${path}/${id}`, adminId: admin.id });
    }
  }
  return StaffResourceController;
}
