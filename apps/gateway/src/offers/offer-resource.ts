import { imageLimits, type AdminResponse, type ErrorCode } from '@chauffeur/contracts';
import { Delete, HttpCode, Inject, Param, type Type } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation } from '@nestjs/swagger';
import type { z } from 'zod';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { recordId } from '../record-id.js';
import { SignedInAdmin } from '../session/signed-in-admin.decorator.js';
import {
  staffResource,
  type StaffResource,
  type StaffResourceOptions,
} from '../staff-resources/staff-resource.js';
import { Catalogue } from '../upstream/upstream.module.js';
import { BookingUse, type UsedOffers } from './booking-use.js';

interface OfferResourceOptions<Request extends z.ZodType, Response extends z.ZodType> extends Omit<
  StaffResourceOptions<Request, Response>,
  'service' | 'bodyLimit'
> {
  /** How the booking service is asked about one of them. */
  readonly ids: keyof UsedOffers;
  readonly usedCode: ErrorCode;
}

/** The staff routes of a car, service or tour: it may bring pictures, and stays while bookings use it. */
export function offerResource<Request extends z.ZodType, Response extends z.ZodType>({
  ids,
  usedCode,
  ...options
}: OfferResourceOptions<Request, Response>): Type<StaffResource<z.output<Request>, z.output<Response>>> {
  const { names } = options;
  const Base = staffResource({ ...options, service: Catalogue, bodyLimit: imageLimits.requestBytes });

  class OfferResourceController extends Base {
    @Inject(BookingUse) private readonly bookingUse!: BookingUse;

    @Delete(':id')
    @HttpCode(204)
    @ApiOperation({ summary: `Remove a ${names.one}; refused with 409 while bookings use it` })
    @ApiNoContentResponse()
    @ApiProblems(400, 404, 409, 503)
    override async remove(
      @Param('id', { schema: recordId }) id: string,
      @SignedInAdmin() admin: AdminResponse,
    ): Promise<void> {
      await this.bookingUse.refuseUsed({ [ids]: [id] }, usedCode);
      await super.remove(id, admin);
    }
  }
  return OfferResourceController;
}
