import { Module } from '@nestjs/common';
import { CustomersController } from './customers.controller.js';
import { FindCustomers } from './find-customers.js';

@Module({
  controllers: [CustomersController],
  providers: [FindCustomers],
})
export class CustomersModule {}
