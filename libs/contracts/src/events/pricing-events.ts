import { z } from 'zod';
import { changeNotice } from './change-notice.js';
import { defineEvent } from './event-definition.js';

/** PricingChanged: prices or rates changed; consumers invalidate their cached responses. */
export const pricingChanged = defineEvent({
  routingKey: 'pricing.changed.v1',
  data: changeNotice('prices'),
  example: {},
});

/** PricingExtrasChanged: the extras changed; consumers invalidate their cached responses. */
export const pricingExtrasChanged = defineEvent({
  routingKey: 'pricing.extras-changed.v1',
  data: z.object({}),
  example: {},
});
