import { z } from 'zod';
import { shownValue } from '../http/shown-value.js';
import { defineEvent } from './event-definition.js';

/** RecordChanged: staff's lists of these are refetched. Other records have events of their own, which say as much. */
export const recordChanged = defineEvent({
  routingKey: 'record.changed.v1',
  data: z.object({ record: shownValue(['driver', 'transaction', 'emailTemplate']) }),
  example: { record: 'driver' },
});
export type RecordChanged = z.infer<typeof recordChanged.data>;
