import { driverPagePaths } from '@chauffeur/contracts/driver-page/driver-page-paths';
import type { DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import {
  driverRidesCommand,
  driverSessionCommand,
  openDriverSessionCommand,
  type DriverRidesCommand,
  type DriverSessionCommand,
  type OpenDriverSessionCommand,
  type OpenedDriverSession,
} from '@chauffeur/contracts/driver-page/driver-session';
import {
  driverSeenCommand,
  driverStepCommand,
  type DriverSeenCommand,
  type DriverStepCommand,
  type DriverStepResponse,
} from '@chauffeur/contracts/driver-page/driver-step';
import { recordId } from '@chauffeur/contracts/http/record';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { DriverSessions } from './driver-sessions.js';
import { MarkChangesSeen } from './mark-changes-seen.js';
import { ReadDriverRides } from './read-driver-rides.js';
import { TakeStep } from './take-step.js';

/** Requests of drivers on their page. Tokens and sessions come in bodies, which are never logged, so reads are POST too. */
@Controller()
export class DriverPageController {
  constructor(
    private readonly sessions: DriverSessions,
    private readonly readRides: ReadDriverRides,
    private readonly takeStep: TakeStep,
    private readonly markChangesSeen: MarkChangesSeen,
  ) {}

  @Post(driverPagePaths.session)
  open(
    @Body({ schema: openDriverSessionCommand }) command: OpenDriverSessionCommand,
  ): Promise<OpenedDriverSession> {
    return this.sessions.open(command);
  }

  @Post(driverPagePaths.endSession)
  @HttpCode(204)
  async end(@Body({ schema: driverSessionCommand }) { session }: DriverSessionCommand): Promise<void> {
    await this.sessions.end(session);
  }

  @Post(driverPagePaths.rides)
  @HttpCode(200)
  rides(@Body({ schema: driverRidesCommand }) command: DriverRidesCommand): Promise<DriverRidesResponse> {
    return this.readRides.read(command);
  }

  @Post(driverPagePaths.steps)
  @HttpCode(200)
  step(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: driverStepCommand }) command: DriverStepCommand,
  ): Promise<DriverStepResponse> {
    return this.takeStep.take(id, command);
  }

  @Post(driverPagePaths.seen)
  @HttpCode(204)
  async seen(
    @Param('id', { schema: recordId }) id: string,
    @Body({ schema: driverSeenCommand }) command: DriverSeenCommand,
  ): Promise<void> {
    await this.markChangesSeen.mark(id, command);
  }
}
