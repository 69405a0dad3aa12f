import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text';
import type { TemplateFault } from './template-fault.rules';

/** Says what is wrong with a template and where: `Unknown variable “custmer_name” (line 2, column 8)`. */
export function useFaultText(): (fault: TemplateFault) => string {
  const { t, i18n } = useTranslation('emailTemplates');
  const errorText = useErrorText();
  return ({ code, name = '', line, column }) => {
    const key = `faults.${code.split('.').at(-1) ?? ''}`;
    if (!i18n.exists(key, { ns: 'emailTemplates' })) return errorText(code);
    // Codes come from the server, so that the compiler can't know them.
    const words = t(key as 'faults.syntax', { name });
    return line === undefined ? words : `${words} ${t('faults.place', { line, column: column ?? 1 })}`;
  };
}
