import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';

/** The text of the error code that the server responded with; null where there is no text for it, or no response. */
export function useServerErrorText(): (failure: unknown) => string | null {
  const { t, i18n } = useTranslation('errors');
  return (failure) => {
    const code = failure instanceof RequestFailed ? failure.problem?.code : undefined;
    if (!code || !i18n.exists(`codes.${code}`, { ns: 'errors' })) return null;
    // Codes come from the server, so that the compiler can't know them.
    return t(`codes.${code}` as 'unknown');
  };
}
