import {
  availabilityQuery,
  availabilityResponse,
  carsAvailabilityQuery,
  carsAvailabilityResponse,
  type AvailabilityQuery,
  type AvailabilityResponse,
  type CarsAvailabilityQuery,
  type CarsAvailabilityResponse,
} from '@chauffeur/contracts/bookings/availability/availability';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../api-documentation/api-problems.decorator.js';
import { ComposeAvailability } from './compose-availability.js';

@ApiTags('Public site')
@Controller('api/availability')
export class PublicAvailabilityController {
  constructor(private readonly composeAvailability: ComposeAvailability) {}

  @Get()
  @ApiOperation({
    summary: 'Whether a car is free for a ride, and what is free instead',
    description:
      'Says free or full, never how many vehicles there are, and takes nothing: only a booking does. Where the car is ' +
      'full, `otherTimes` are those of the same day within three hours at which it is free, and `otherCars` those free ' +
      'at the given time. `closed`, `past`, `tooSoon` and `tooFar` are by the booking rules; `tooSoon` is taken as an ' +
      'urgent request where `takesRequests`. Of a ride back, `thereDate` and `thereTime` count the ride there as booked with ' +
      'the same car, `thereAirportDirection` with its end at the airport where that is not the other direction of this ' +
      'ride. Limited by client address to `AVAILABILITY_LIMIT_PER_MINUTE`.',
  })
  @ApiOkResponse({ standardSchema: availabilityResponse })
  @ApiProblems(400, 404, 409, 429, 503)
  read(@Query({ schema: availabilityQuery }) query: AvailabilityQuery): Promise<AvailabilityResponse> {
    return this.composeAvailability.read(query);
  }

  @Get('cars')
  @ApiOperation({
    summary: 'Which cars are free for a ride',
    description:
      'For the list of cars with a price for the service or tour: free or not, never how many vehicles there are. Empty ' +
      'where the booking rules take no ride at that time. Counts as one question of `AVAILABILITY_LIMIT_PER_MINUTE`.',
  })
  @ApiOkResponse({ standardSchema: carsAvailabilityResponse })
  @ApiProblems(400, 404, 429, 503)
  readCars(
    @Query({ schema: carsAvailabilityQuery }) query: CarsAvailabilityQuery,
  ): Promise<CarsAvailabilityResponse> {
    return this.composeAvailability.readCars(query);
  }
}
