import type { BookingRulesRequest, BookingRulesResponse } from '@chauffeur/contracts/bookings/booking-rules';
import { bookingRulesChanged, scheduleChanged } from '@chauffeur/contracts/events/schedule-events';
import { Outbox } from '@chauffeur/messaging';
import { CodedError } from '@chauffeur/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BookingRulesEntity } from './booking-rules.entity.js';

@Injectable()
export class SaveBookingRules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
  ) {}

  /** Saves the rules; earlier bookings stay as they are. Throws CodedError `record.stale`. */
  async save({
    version,
    ...request
  }: BookingRulesRequest & { version: number }): Promise<BookingRulesResponse> {
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const rules = await manager.findOneOrFail(BookingRulesEntity, { where: { id: 1 }, lock });
      if (rules.version !== version) throw new CodedError('record.stale');
      const saved = await manager.save(Object.assign(rules, request));
      await this.outbox.add(manager, scheduleChanged, { parts: ['rules'] });
      const { contactsFromHours, version: newVersion } = saved;
      await this.outbox.add(manager, bookingRulesChanged, { contactsFromHours, version: newVersion });
      return bookingRulesResponseOf(saved);
    });
  }
}

export function bookingRulesResponseOf({
  id: _id,
  updatedAt,
  ...rules
}: BookingRulesEntity): BookingRulesResponse {
  return { ...rules, updatedAt: updatedAt.toISOString() };
}
