import { useTranslation } from 'react-i18next';
import { RequestFailed } from '../api/send-request';
import { useServerErrorText } from './use-server-error-text';

/**
 * Returns a function for the text of a call that failed: that of the server's error code, or `otherwise`, which says what
 * failed. A call without a response from a device that is offline names that as well.
 */
export function useFailureText(): (failure: unknown, otherwise: string) => string {
  const { t } = useTranslation('errors');
  const serverErrorText = useServerErrorText();
  return (failure, otherwise) => {
    const isOffline = failure instanceof RequestFailed && failure.status === null && !navigator.onLine;
    return isOffline ? `${asSentence(otherwise)} ${t('offline')}` : (serverErrorText(failure) ?? otherwise);
  };
}

/** Some texts of what failed are specified without a full stop. */
function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
