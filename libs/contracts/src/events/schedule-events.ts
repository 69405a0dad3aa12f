import { z } from 'zod';
import { bookingRulesLimits } from '../bookings/booking-rules.js';
import { shownValue } from '../http/shown-value.js';
import { defineEvent } from './event-definition.js';

/** What the schedule of rides is made of, beside the bookings themselves. */
const scheduleParts = ['vehicles', 'blocks', 'hours', 'rules', 'closed-periods'] as const;

/** ScheduleChanged: staff changed what rides are planned by; consumers invalidate their caches. */
export const scheduleChanged = defineEvent({
  routingKey: 'schedule.changed.v1',
  data: z.object({ parts: z.array(shownValue(scheduleParts)).min(1) }),
  example: { parts: ['vehicles'] },
});
export type ScheduleChanged = z.infer<typeof scheduleChanged.data>;

const { min, max } = bookingRulesLimits.contactsFromHours;

/** BookingRulesChanged: what of the booking rules emails are planned by. */
export const bookingRulesChanged = defineEvent({
  routingKey: 'booking-rules.changed.v1',
  reactions: ['notifications.remember-rules'],
  data: z.object({
    contactsFromHours: z.number().int().min(min).max(max),
    /** The rules' own: a lower one that arrives late changes nothing. */
    version: z.number().int(),
  }),
  example: { contactsFromHours: 24, version: 2 },
});
export type BookingRulesChanged = z.infer<typeof bookingRulesChanged.data>;
