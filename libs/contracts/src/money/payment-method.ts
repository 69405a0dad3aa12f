import { languages, type Language } from '../languages/languages.js';

/** Payment methods that forms suggest; staff may enter others. */
export const paymentMethods = ['cash', 'card', 'bankTransfer', 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Max length of a payment method, in characters. */
export const paymentMethodMaxLength = 60;

/**
 * Returns a stored payment method in a language: translated if it is a suggested one, in whatever language it was chosen; others
 * as entered. `namesIn` returns the names of a language's locale file.
 */
export function paymentMethodText<Typed extends string | null>(
  typed: Typed,
  language: Language,
  namesIn: (language: Language) => Readonly<Record<PaymentMethod, string>>,
): string | Typed {
  const known = languages.flatMap((one) =>
    paymentMethods.filter((method) => namesIn(one)[method] === typed),
  )[0];
  return known ? namesIn(language)[known] : typed;
}
