import type { i18n, TFunction } from 'i18next';
import { createContext, useContext, useSyncExternalStore } from 'react';

export const TextsContext = createContext<i18n | undefined>(undefined);

/**
 * The texts in the page's language; a component that reads them is rendered again when the language changes. In place of
 * react-i18next, with which the page's script exceeds its budget.
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
