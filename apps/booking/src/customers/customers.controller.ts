import {
  customersPath,
  findCustomersQuery,
  type CustomerResponse,
  type FindCustomersQuery,
} from '@chauffeur/contracts/bookings/customer';
import { Controller, Get, Query } from '@nestjs/common';
import { FindCustomers } from './find-customers.js';

@Controller(customersPath)
export class CustomersController {
  constructor(private readonly findCustomers: FindCustomers) {}

  @Get()
  find(@Query({ schema: findCustomersQuery }) query: FindCustomersQuery): Promise<CustomerResponse[]> {
    return this.findCustomers.find(query);
  }
}
