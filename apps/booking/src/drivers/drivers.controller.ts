import { driverRequest, versioned, type DriverRequest, type DriverResponse } from '@chauffeur/contracts';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { z } from 'zod';
import { ManageDrivers } from './manage-drivers.js';

const driverId = z.uuid('id.invalid');
const driverUpdate = versioned(driverRequest);

@Controller('drivers')
export class DriversController {
  constructor(private readonly drivers: ManageDrivers) {}

  @Get()
  list(): Promise<DriverResponse[]> {
    return this.drivers.list();
  }

  @Get(':id')
  read(@Param('id', { schema: driverId }) id: string): Promise<DriverResponse> {
    return this.drivers.read(id);
  }

  @Post()
  create(@Body({ schema: driverRequest }) request: DriverRequest): Promise<DriverResponse> {
    return this.drivers.create(request);
  }

  @Put(':id')
  update(
    @Param('id', { schema: driverId }) id: string,
    @Body({ schema: driverUpdate }) request: z.output<typeof driverUpdate>,
  ): Promise<DriverResponse> {
    return this.drivers.update(id, request);
  }

  @Delete(':id')
  @HttpCode(204)
  remove(@Param('id', { schema: driverId }) id: string): Promise<void> {
    return this.drivers.remove(id);
  }
}
