import { z } from 'zod';
import { tolerantEnum } from '../http/tolerant-enum.js';
import { defineEvent } from './event-definition.js';

/** RecordChanged: a record changed, and staff's lists of it are refetched. Other records have events of their own. */
export const recordChanged = defineEvent({
  routingKey: 'record.changed.v1',
  data: z.object({ record: tolerantEnum(['driver', 'transaction', 'emailTemplate', 'contactMessage']) }),
  example: { record: 'driver' },
});
export type RecordChanged = z.infer<typeof recordChanged.data>;
