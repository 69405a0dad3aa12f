import { z } from 'zod';
import { emptyEventData } from './empty-event-data.js';
import { defineEvent } from './event-definition.js';

/** PricingChanged: prices or rates changed; consumers invalidate their cached responses. */
export const pricingChanged = defineEvent({
  routingKey: 'pricing.changed.v1',
  data: emptyEventData('prices'),
  example: {},
});

/** PricingExtrasChanged: the extras changed; consumers invalidate their cached responses. */
export const pricingExtrasChanged = defineEvent({
  routingKey: 'pricing.extras-changed.v1',
  data: z.object({}),
  example: {},
});
