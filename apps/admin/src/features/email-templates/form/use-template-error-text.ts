import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '../../../i18n/use-field-error-text';
import type { TemplateError } from '../template-error.rules';

/** Formats an error with its position: `Unknown variable “custmer_name” (line 2, column 8)`. */
export function useTemplateErrorText(): (error: TemplateError) => string {
  const { t, i18n } = useTranslation('emailTemplates');
  const fieldErrorText = useFieldErrorText();
  return ({ code, name = '', line, column }) => {
    const key = `templateErrors.${code.split('.').at(-1) ?? ''}`;
    if (!i18n.exists(key, { ns: 'emailTemplates' })) return fieldErrorText(code);
    // The server sends the codes, so the compiler can't check the key.
    const words = t(key as 'templateErrors.syntax', { name });
    return line === undefined
      ? words
      : `${words} ${t('templateErrors.place', { line, column: column ?? 1 })}`;
  };
}
