import {
  bookingRulesPath,
  bookingRulesRequest,
  bookingTermsPath,
  type BookingRulesRequest,
  type BookingRulesResponse,
  type BookingTermsResponse,
} from '@chauffeur/contracts/bookings/booking-rules';
import { versioned } from '@chauffeur/contracts/http/record';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { readBookingRules } from './read-booking-rules.js';
import { bookingTermsOf } from './read-booking-terms.js';
import { bookingRulesResponseOf, SaveBookingRules } from './save-booking-rules.js';

@Controller()
export class BookingRulesController {
  constructor(
    private readonly dataSource: DataSource,
    private readonly saveRules: SaveBookingRules,
  ) {}

  @Get(bookingRulesPath)
  async read(): Promise<BookingRulesResponse> {
    return bookingRulesResponseOf(await readBookingRules(this.dataSource.manager));
  }

  @Put(bookingRulesPath)
  save(
    @Body({ schema: versioned(bookingRulesRequest) }) request: BookingRulesRequest & { version: number },
  ): Promise<BookingRulesResponse> {
    return this.saveRules.save(request);
  }

  @Get(bookingTermsPath)
  async terms(): Promise<BookingTermsResponse> {
    const { manager } = this.dataSource;
    return bookingTermsOf(manager, await readBookingRules(manager), { from: new Date() });
  }
}
