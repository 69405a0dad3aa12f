import { z } from 'zod';
import { serviceKinds } from '../catalogue/service.js';
import { wholeNumberInput } from '../inputs/number-input.js';
import { recordMetadata } from '../http/record.js';
import { amountInput, usdAmount } from '../money/money.js';
import { optionalText, requiredText, textInput } from '../inputs/text.js';

/** Kinds of offers that an extra can be booked with: each kind of service, and tours. */
export const extraOfferKinds = [...serviceKinds, 'tour'] as const;
const extraOfferKind = z.enum(extraOfferKinds, 'offerKinds.invalid');
export type ExtraOfferKind = z.infer<typeof extraOfferKind>;

/** Max characters of texts, and limits of the count per booking and the position in lists. */
export const extraLimits = {
  code: 40,
  name: 80,
  description: 300,
  maxCount: { min: 1, max: 20 },
  displayOrder: { min: 0, max: 999 },
} as const;

/** An extra that staff enter; its code must be unique, else `extra.codeTaken`. */
export const extraRequest = z
  .object({
    /** Lower-case letters, digits and underscores. */
    code: textInput('code', 'code.required')
      .trim()
      .min(1, 'code.required')
      .regex(/^[a-z0-9_]{1,40}$/, 'code.invalid'),
    name: requiredText('name', extraLimits.name),
    nameRu: optionalText('nameRu', extraLimits.name),
    description: optionalText('description', extraLimits.description),
    descriptionRu: optionalText('descriptionRu', extraLimits.description),
    priceUsd: amountInput('priceUsd'),
    /** Max count per booking. */
    maxCount: wholeNumberInput('maxCount', extraLimits.maxCount).default(1),
    offerKinds: z
      .array(extraOfferKind, 'offerKinds.required')
      .min(1, 'offerKinds.required')
      // Sorted, without duplicates.
      .transform((kinds) => extraOfferKinds.filter((kind) => kinds.includes(kind))),
    isActive: z.boolean('isActive.invalid').default(true),
    /** Smaller comes first; equal ones sort by name. */
    displayOrder: wholeNumberInput('displayOrder', extraLimits.displayOrder).default(0),
  })
  .meta({ id: 'ExtraRequest' });
export type ExtraRequest = z.infer<typeof extraRequest>;

/** An extra for visitors to choose. */
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

/** An extra in staff's responses. */
export const staffExtraResponse = extraResponse
  .extend({ isActive: z.boolean(), displayOrder: z.number().int(), ...recordMetadata })
  .meta({ id: 'StaffExtra' });
export type StaffExtraResponse = z.infer<typeof staffExtraResponse>;
