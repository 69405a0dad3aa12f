import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';

/** Says in words why the server refused; null where its code has no words of its own, or where nobody answered. */
export function useRefusalText(): (failure: unknown) => string | null {
  const { t, i18n } = useTranslation('errors');
  return (failure) => {
    const code = failure instanceof RequestFailed ? failure.problem?.code : undefined;
    if (!code || !i18n.exists(`refusals.${code}`, { ns: 'errors' })) return null;
    // Codes come from the server, so that the compiler can't know them.
    return t(`refusals.${code}` as 'unknown');
  };
}
