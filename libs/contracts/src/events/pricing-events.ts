import { z } from 'zod';
import { defineEvent } from './event-definition.js';

/** PricingChanged: prices or rates changed; readers drop their cached answers. */
export const pricingChanged = defineEvent({
  routingKey: 'pricing.changed.v1',
  data: z.object({ parts: z.array(z.enum(['prices', 'currencies'])).min(1) }),
  example: { parts: ['prices'] },
});
export type PricingChanged = z.infer<typeof pricingChanged.data>;
