import {
  availabilityCommand,
  availabilityPath,
  type AvailabilityCommand,
  type CarAvailability,
} from '@chauffeur/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ReadAvailability } from './read-availability.js';

@Controller()
export class AvailabilityController {
  constructor(private readonly readAvailability: ReadAvailability) {}

  /** Reads alone; the question is too long for an address. */
  @Post(availabilityPath)
  @HttpCode(200)
  read(@Body({ schema: availabilityCommand }) command: AvailabilityCommand): Promise<CarAvailability> {
    return this.readAvailability.read(command);
  }
}
