import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';

/** The text of the error code that the server responded with, with the parameters of its first error; null where there is no text for it, or no response. */
export function useServerErrorText(): (failure: unknown) => string | null {
  const { t, i18n } = useTranslation('errors');
  return (failure) => {
    if (!(failure instanceof RequestFailed)) return null;
    const code = failure.problem?.code;
    if (!code || !i18n.exists(`codes.${code}`, { ns: 'errors' })) return null;
    const params = failure.problem?.errors?.[0]?.params ?? {};
    // What is in the way is a ride or a blocked time, which has no reference number.
    const ofKind = `codes.${code}_${params['kind'] ?? ''}`;
    const key = i18n.exists(ofKind, { ns: 'errors' }) ? ofKind : `codes.${code}`;
    // Codes come from the server, so that the compiler can't know them.
    return t(key as 'unknown', params);
  };
}
