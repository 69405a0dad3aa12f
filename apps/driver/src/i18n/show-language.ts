import type { i18n } from 'i18next';

/** Sets the document's language and title, now and on every change of language. */
export function showLanguage(i18n: i18n): void {
  const show = () => {
    document.documentElement.lang = i18n.language;
    document.title = i18n.t('layout.title');
  };
  show();
  i18n.on('languageChanged', show);
}
