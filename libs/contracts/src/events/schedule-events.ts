import { z } from 'zod';
import { bookingRulesLimits } from '../bookings/booking-rules.js';
import { tolerantEnum } from '../http/tolerant-enum.js';
import { defineEvent } from './event-definition.js';

/** Parts of the schedule, other than bookings. */
const scheduleParts = ['vehicles', 'blocks', 'hours', 'rules', 'closed-periods'] as const;

/** ScheduleChanged: staff changed a part of the schedule; consumers invalidate their caches. */
export const scheduleChanged = defineEvent({
  routingKey: 'schedule.changed.v1',
  data: z.object({ parts: z.array(tolerantEnum(scheduleParts)).min(1) }),
  example: { parts: ['vehicles'] },
});
export type ScheduleChanged = z.infer<typeof scheduleChanged.data>;

const { min, max } = bookingRulesLimits.contactsFromHours;

/** BookingRulesChanged: contains the booking rules by which emails are planned. */
export const bookingRulesChanged = defineEvent({
  routingKey: 'booking-rules.changed.v1',
  reactions: ['notifications.remember-rules'],
  data: z.object({
    contactsFromHours: z.number().int().min(min).max(max),
    /** The rules' version: consumers ignore a lower one that arrives late. */
    version: z.number().int(),
  }),
  example: { contactsFromHours: 24, version: 2 },
});
export type BookingRulesChanged = z.infer<typeof bookingRulesChanged.data>;
