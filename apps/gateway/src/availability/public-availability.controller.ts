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
      'Says free or full, never how many vehicles there are, and reserves nothing: only a booking does. If the car is ' +
      'full, `otherTimes` are the times of that day, within three hours, at which it is free, and `otherCars` the cars ' +
      'that are free at the given time. `closed`, `past`, `tooSoon` and `tooFar` follow from the booking rules; with ' +
      '`takesRequests`, a ride that is `tooSoon` is accepted as an urgent request. For the ride back of a trip, ' +
      '`thereDate` and `thereTime` count the outward ride as booked with the same car; `thereAirportDirection` is its ' +
      'end at the airport, if not the opposite of this ride’s. Limited to `AVAILABILITY_LIMIT_PER_MINUTE` per client ' +
      'address.',
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
      'if the booking rules allow no ride at that time. Counts as one request of `AVAILABILITY_LIMIT_PER_MINUTE`.',
  })
  @ApiOkResponse({ standardSchema: carsAvailabilityResponse })
  @ApiProblems(400, 404, 429, 503)
  readCars(
    @Query({ schema: carsAvailabilityQuery }) query: CarsAvailabilityQuery,
  ): Promise<CarsAvailabilityResponse> {
    return this.composeAvailability.readCars(query);
  }
}
