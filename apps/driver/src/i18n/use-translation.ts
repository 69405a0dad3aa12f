import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';

export const TextsContext = createContext<i18n | undefined>(undefined);

/**
 * Returns the texts in the page's language, and re-renders the component when the language changes. Used instead of
 * react-i18next, which would exceed the script budget.
 */
export function useTranslation(): { readonly t: TFunction; readonly i18n: i18n } {
  const i18n = useContext(TextsContext);
  if (!i18n) throw new Error('outside of TextsContext');
  useSyncExternalStore(
    (onChange) => {
      i18n.on('languageChanged', onChange);
      return () => i18n.off('languageChanged', onChange);
    },
    () => i18n.language,
  );
  return { t: i18n.t, i18n };
}
