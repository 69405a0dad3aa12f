import { languages, type Language } from './languages.js';

/** The payment methods that forms suggest; staff may type any other. */
export const paymentMethods = ['cash', 'card', 'bankTransfer', 'online'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Of the text of a method, in characters. */
export const paymentMethodMaxLength = 60;

/**
 * A stored payment method in a language: one that is suggested, in whatever language it was chosen, by its name there; any
 * other as it was typed. `namesIn` has the names of a language's locale file.
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
