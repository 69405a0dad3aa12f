import {
  availabilityCommand,
  availabilityPath,
  carsAvailabilityCommand,
  carsAvailabilityPath,
  type AvailabilityCommand,
  type CarAvailability,
  type CarsAvailabilityCommand,
  type CarsAvailabilityResponse,
} from '@chauffeur/contracts/bookings/availability/availability';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ReadAvailability } from './read-availability.js';

@Controller()
export class AvailabilityController {
  constructor(private readonly readAvailability: ReadAvailability) {}

  /** A read; POST because the query does not fit into an address. */
  @Post(availabilityPath)
  @HttpCode(200)
  read(@Body({ schema: availabilityCommand }) command: AvailabilityCommand): Promise<CarAvailability> {
    return this.readAvailability.read(command);
  }

  /** A read, as above. */
  @Post(carsAvailabilityPath)
  @HttpCode(200)
  readCars(
    @Body({ schema: carsAvailabilityCommand }) command: CarsAvailabilityCommand,
  ): Promise<CarsAvailabilityResponse> {
    return this.readAvailability.readCars(command);
  }
}
