import {
  rideDocumentCommand,
  rideDocumentPaths,
  type RideCalendarFile,
  type RideDocumentCommand,
} from '@chauffeur/contracts';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { emailCalendarOf } from '../email-variables/email-calendar-of.js';

/** Files about a ride that its customer asks for; nothing is stored. */
@Controller()
export class DocumentsController {
  constructor(private readonly dataSource: DataSource) {}

  /** The same entry as that of the emails: see `rideCalendar`. */
  @Post(rideDocumentPaths.calendar)
  @HttpCode(200)
  async calendar(
    @Body({ schema: rideDocumentCommand }) { ride, language }: RideDocumentCommand,
  ): Promise<RideCalendarFile> {
    const settings = await readContactSettings(this.dataSource.manager);
    return emailCalendarOf(ride, settings ?? null, language);
  }
}
