import { z } from 'zod';
import { defineEvent } from './event-definition.js';

/** What the schedule of rides is made of, beside the bookings themselves. */
const scheduleParts = ['vehicles', 'blocks', 'hours', 'rules', 'closed-periods'] as const;

/** ScheduleChanged: staff changed what rides are planned by; consumers invalidate their caches. */
export const scheduleChanged = defineEvent({
  routingKey: 'schedule.changed.v1',
  data: z.object({ parts: z.array(z.enum(scheduleParts)).min(1) }),
  example: { parts: ['vehicles'] },
});
export type ScheduleChanged = z.infer<typeof scheduleChanged.data>;
