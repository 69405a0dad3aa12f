import {
  cancelRideCommand,
  changeRideCommand,
  readRideCommand,
  ridePaths,
  type CancelRideCommand,
  type ChangeRideCommand,
  type ReadRideCommand,
  type RideChangeResponse,
  type RideResponse,
} from '@chauffeur/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CancelRide } from './cancel-ride.js';
import { ChangeRide } from './change-ride.js';
import { ReadRide } from './read-ride.js';

/** What customers do by link. The token comes in the body, which no log has; reading changes nothing all the same. */
@Controller()
export class RidePageController {
  constructor(
    private readonly readRide: ReadRide,
    private readonly cancelRide: CancelRide,
    private readonly changeRide: ChangeRide,
  ) {}

  @Post(ridePaths.read)
  @HttpCode(200)
  read(@Body({ schema: readRideCommand }) { token }: ReadRideCommand): Promise<RideResponse> {
    return this.readRide.read(token);
  }

  @Post(ridePaths.cancel)
  @HttpCode(200)
  cancel(@Body({ schema: cancelRideCommand }) command: CancelRideCommand): Promise<RideResponse> {
    return this.cancelRide.cancel(command);
  }

  @Post(ridePaths.change)
  @HttpCode(200)
  change(@Body({ schema: changeRideCommand }) command: ChangeRideCommand): Promise<RideChangeResponse> {
    return this.changeRide.change(command);
  }
}
