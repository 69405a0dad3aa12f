import { useTranslation } from 'react-i18next';

/**
 * Returns a function for the text of the error code with which an act was rejected or failed. Some have a text of this screen,
 * because that of the forms names a time or another ride, which the log has not stored. A later release may have further codes.
 */
export function useReasonText(): (code: string) => string {
  const { t, i18n } = useTranslation(['audit', 'errors']);
  return (code) => {
    const candidates = [`audit:reasons.${code}`, `errors:codes.${code}`];
    if (code.endsWith('.notFound')) candidates.push('audit:reasons.notFound');
    const known = candidates.find((key) => i18n.exists(key));
    // Codes come from the server, so the compiler can't know them.
    return known ? t(known as 'reasons.notFound') : code;
  };
}
