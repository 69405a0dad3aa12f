import { useTranslation } from 'react-i18next';

export type FieldErrorText = (code: string, params?: Record<string, string | number>) => string;

/**
 * Translates a field's error code such as `email.required`: the field's own text, else the text of the whole code
 * (`driver.inactive`), else that of its kind.
 * `params` are the limits that the text may name.
 */
export function useFieldErrorText(): FieldErrorText {
  const { t, i18n } = useTranslation('errors');
  return (code, params = {}) => {
    const candidates = [`fields.${code}`, `codes.${code}`, `kinds.${code.split('.').at(-1) ?? ''}`];
    const known = candidates.find((key) => i18n.exists(key, { ns: 'errors' })) ?? 'unknown';
    // Codes come from the server and from schemas, so the compiler can't know them.
    return t(known as 'unknown', params);
  };
}
