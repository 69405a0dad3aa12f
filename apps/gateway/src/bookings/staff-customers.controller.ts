import {
  customerResponse,
  customersPath,
  findCustomersQuery,
  type CustomerResponse,
  type FindCustomersQuery,
} from '@chauffeur/contracts/bookings/customer';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { StaffRoutes } from '../staff-routes/staff-routes.decorator.js';
import { Booking } from '../upstream/upstream.module.js';

@StaffRoutes('bookings')
@Controller('api/admin/customers')
export class StaffCustomersController {
  constructor(private readonly booking: Booking) {}

  @Get()
  @ApiOperation({
    summary: 'Customers of earlier bookings, newest first, at most eight',
    description:
      'Found by part of a name or email, or by the last nine digits of a phone number. With `date`, each has the rides ' +
      'of that day.',
  })
  @ApiOkResponse({ standardSchema: customerResponse.array() })
  @ApiProblems(400, 503)
  find(@Query({ schema: findCustomersQuery }) query: FindCustomersQuery): Promise<CustomerResponse[]> {
    return this.booking.json(customerResponse.array(), { path: customersPath, query });
  }
}
