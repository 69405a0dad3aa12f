import { z } from 'zod';
import { serviceKinds } from '../catalogue/service.js';
import { wholeNumber } from '../entered-number.js';
import { recordMetadata } from '../http/record.js';
import { enteredAmount, usdAmount } from '../money.js';
import { optionalText, requiredText, textInput } from '../text.js';

/** What an extra can be booked with: each kind of service, and tours. */
export const extraOfferKinds = [...serviceKinds, 'tour'] as const;
const extraOfferKind = z.enum(extraOfferKinds, 'offerKinds.invalid');
export type ExtraOfferKind = z.infer<typeof extraOfferKind>;

/** Characters of the texts, how many of one a booking may have, and the place in lists. */
export const extraLimits = {
  code: 40,
  name: 80,
  description: 300,
  maxCount: { min: 1, max: 20 },
  displayOrder: { min: 0, max: 999 },
} as const;

/** An extra as staff enter one; its code is unique, else `extra.codeTaken`. */
export const extraRequest = z
  .object({
    /** Small letters, digits and underscores. */
    code: textInput('code', 'code.required')
      .trim()
      .min(1, 'code.required')
      .regex(/^[a-z0-9_]{1,40}$/, 'code.invalid'),
    name: requiredText('name', extraLimits.name),
    nameRu: optionalText('nameRu', extraLimits.name),
    description: optionalText('description', extraLimits.description),
    descriptionRu: optionalText('descriptionRu', extraLimits.description),
    priceUsd: enteredAmount('priceUsd'),
    /** How many of it one booking may have. */
    maxCount: wholeNumber('maxCount', extraLimits.maxCount).default(1),
    offerKinds: z
      .array(extraOfferKind, 'offerKinds.required')
      .min(1, 'offerKinds.required')
      // In one order, each once.
      .transform((kinds) => extraOfferKinds.filter((kind) => kinds.includes(kind))),
    isActive: z.boolean('isActive.invalid').default(true),
    /** Smaller comes first; those of one place come by name. */
    displayOrder: wholeNumber('displayOrder', extraLimits.displayOrder).default(0),
  })
  .meta({ id: 'ExtraRequest' });
export type ExtraRequest = z.infer<typeof extraRequest>;

/** An extra as visitors choose it. */
export const extraResponse = z
  .object({
    id: z.uuid(),
    code: z.string(),
    name: z.string(),
    nameRu: z.string().nullable(),
    description: z.string().nullable(),
    descriptionRu: z.string().nullable(),
    priceUsd: usdAmount,
    maxCount: z.number().int(),
    offerKinds: z.array(extraOfferKind),
  })
  .meta({ id: 'Extra' });
export type ExtraResponse = z.infer<typeof extraResponse>;

/** An extra as staff see it. */
export const staffExtraResponse = extraResponse
  .extend({ isActive: z.boolean(), displayOrder: z.number().int(), ...recordMetadata })
  .meta({ id: 'StaffExtra' });
export type StaffExtraResponse = z.infer<typeof staffExtraResponse>;
