import type { Language } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localisedPath, pagePathOf } from '../i18n/site-language';
import { useSiteLanguage } from '../i18n/use-site-language';

const List = styled('ul')({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Choice = styled('a')({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'inherit',
  textDecoration: 'none',
  opacity: 0.8,
  '&:hover': { opacity: 1 },
  '&[aria-current]': {
    opacity: 1,
    fontWeight: 800,
    textDecoration: 'underline',
    textUnderlineOffset: 6,
    textDecorationThickness: 2,
    textDecorationColor: 'var(--mui-palette-primary-main)',
  },
});

const choices: readonly { language: Language; short: string; name: string }[] = [
  { language: 'en', short: 'EN', name: 'English' },
  { language: 'ru', short: 'RU', name: 'Русский' },
];

/**
 * Plain links to the same page in the other language. The script in the page's head stores the choice when one is
 * followed.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('layout');
  const { language } = useSiteLanguage();
  const { pathname, search } = useLocation();
  return (
    <List aria-label={t('language')}>
      {choices.map((choice) => (
        <li key={choice.language}>
          <Choice
            href={localisedPath(pagePathOf(pathname), choice.language) + search}
            hrefLang={choice.language}
            lang={choice.language}
            data-language={choice.language}
            aria-label={`${choice.short}, ${choice.name}`}
            aria-current={choice.language === language ? 'true' : undefined}
            suppressHydrationWarning
          >
            {choice.short}
          </Choice>
        </li>
      ))}
    </List>
  );
}
