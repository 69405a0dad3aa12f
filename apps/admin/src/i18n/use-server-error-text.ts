import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useErrorParams } from './use-error-params';

/** Returns a function for the text of the server's error code, with its first error's parameters; null if there is none. */
export function useServerErrorText(): (failure: unknown) => string | null {
  const { t, i18n } = useTranslation('errors');
  const errorParams = useErrorParams();
  return (failure) => {
    if (!(failure instanceof RequestFailed)) return null;
    const code = failure.problem?.code;
    if (!code || !i18n.exists(`codes.${code}`, { ns: 'errors' })) return null;
    const params = errorParams(failure);
    // A collision with a blocked time has its own text, because a blocked time has no reference number.
    const ofKind = `codes.${code}_${params['kind'] ?? ''}`;
    const key = i18n.exists(ofKind, { ns: 'errors' }) ? ofKind : `codes.${code}`;
    // Codes come from the server, so the compiler can't know them.
    return t(key as 'unknown', params);
  };
}
