import {
  rideDocumentCommand,
  rideDocumentPaths,
  type RideCalendarFile,
  type RideDocumentCommand,
} from '@chauffeur/contracts/rides/ride-document';
import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { withPlaceNames } from '../places/with-place-names.js';
import { readContactSettings } from '../contact-settings/read-contact-settings.js';
import { emailCalendarOf } from '../email-variables/email-calendar-of.js';
import { voucherContent } from './voucher/voucher-content.js';
import { voucherFonts } from './voucher/voucher-fonts.js';

/** Makes files about a ride on its customer's request; stores nothing. */
@Controller()
export class DocumentsController {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the same calendar entry as the emails: see `rideCalendar`. */
  @Post(rideDocumentPaths.calendar)
  @HttpCode(200)
  async calendar(
    @Body({ schema: rideDocumentCommand }) { ride, language }: RideDocumentCommand,
  ): Promise<RideCalendarFile> {
    const { manager } = this.dataSource;
    const settings = await readContactSettings(manager);
    return emailCalendarOf(await withPlaceNames(manager, ride, language), settings ?? null, language);
  }

  /** Returns a PDF page for the customer, or for the passenger. */
  @Post(rideDocumentPaths.voucher)
  @HttpCode(200)
  async voucher(
    @Body({ schema: rideDocumentCommand }) { ride, language }: RideDocumentCommand,
  ): Promise<StreamableFile> {
    const { manager } = this.dataSource;
    const settings = await readContactSettings(manager);
    // Loaded with the first voucher, because loading takes a third of a second.
    const { drawVoucher } = await import('./voucher/draw-voucher.js');
    const named = await withPlaceNames(manager, ride, language);
    const content = voucherContent(named, settings ?? null, language, new Date());
    return new StreamableFile(await drawVoucher(content, await voucherFonts()), { type: 'application/pdf' });
  }
}
