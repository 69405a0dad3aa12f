import { language as languageRule } from '@chauffeur/contracts/languages/language';
import type { Language } from '@chauffeur/contracts/languages/languages';
import { useTranslation } from 'react-i18next';

/** Staff's own choice; the public site's `preferred-language` is separate, so that both can be compared. */
const storageKey = 'back-office-language';

/** Returns the stored choice, else the browser's first supported language, else English. */
export function initialLanguage(): Language {
  const wished = [storedLanguage(), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  for (const candidate of wished) {
    const known = languageRule.safeParse(candidate);
    if (known.success) return known.data;
  }
  return 'en';
}

/** Returns the current language, and a function that changes and stores it. */
export function useStaffLanguage(): { language: Language; choose: (language: Language) => void } {
  const { i18n } = useTranslation();
  return {
    language: languageRule.catch('en').parse(i18n.language),
    choose: (chosen) => {
      remember(chosen);
      void i18n.changeLanguage(chosen);
    },
  };
}

function storedLanguage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function remember(language: Language): void {
  try {
    localStorage.setItem(storageKey, language);
  } catch {
    // Without storage, the choice lasts until the page is closed.
  }
}
