import {
  cancelOtherLegCommand,
  cancelRideCommand,
  type CancelOtherLegCommand,
  type CancelRideCommand,
} from '@chauffeur/contracts/rides/cancel-ride';
import {
  changeRideCommand,
  type ChangeRideCommand,
  type RideChangeResponse,
} from '@chauffeur/contracts/rides/change-ride';
import { remindersCommand, type RemindersCommand } from '@chauffeur/contracts/rides/reminders';
import {
  readRideCommand,
  ridePaths,
  type ReadRideCommand,
  type RideResponse,
} from '@chauffeur/contracts/rides/ride';
import { rideLinkRequest, type RideLinkRequest } from '@chauffeur/contracts/rides/ride-link';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CancelRide } from './cancel-ride.js';
import { ChangeRide } from './changes/change-ride.js';
import { ReadRide } from './read-ride.js';
import { RequestLink } from './links/request-link.js';
import { SwitchReminders } from './switch-reminders.js';

/**
 * Requests of customers with the link of their ride, or to have it sent again. Reads are POST too, because the token
 * comes in the body, which is never logged.
 */
@Controller()
export class RidePageController {
  constructor(
    private readonly readRide: ReadRide,
    private readonly cancelRide: CancelRide,
    private readonly changeRide: ChangeRide,
    private readonly switchReminders: SwitchReminders,
    private readonly requestLink: RequestLink,
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

  @Post(ridePaths.cancelOtherLeg)
  @HttpCode(200)
  cancelOtherLeg(
    @Body({ schema: cancelOtherLegCommand }) command: CancelOtherLegCommand,
  ): Promise<RideResponse> {
    return this.cancelRide.cancelOtherLeg(command);
  }

  @Post(ridePaths.change)
  @HttpCode(200)
  change(@Body({ schema: changeRideCommand }) command: ChangeRideCommand): Promise<RideChangeResponse> {
    return this.changeRide.change(command);
  }

  @Post(ridePaths.reminders)
  @HttpCode(200)
  reminders(@Body({ schema: remindersCommand }) command: RemindersCommand): Promise<RideResponse> {
    return this.switchReminders.switch(command);
  }

  @Post(ridePaths.requestLink)
  @HttpCode(202)
  request(@Body({ schema: rideLinkRequest }) request: RideLinkRequest): Promise<void> {
    return this.requestLink.request(request);
  }
}
