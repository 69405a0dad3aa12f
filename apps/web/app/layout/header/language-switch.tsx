import { languages } from '@chauffeur/contracts/languages/languages';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { localisedPath, pagePathOf } from '../../i18n/site-language';
import { useSiteLanguage } from '../../i18n/use-site-language';
import { languageSettings } from '../../locales/language-settings';
import { useQuery } from '../../start/hydration/use-query';
import { palette } from '../../theme/theme';

const List = styled('ul')({
  display: 'flex',
  alignItems: 'center',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

// Phones have no room for the current language.
const Item = styled('li')(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { '&[data-current="true"]': { display: 'none' } },
}));

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
    textDecorationColor: palette.primary.main,
  },
});

/**
 * Plain links to the same page in each language, with its query. The script in the page's head stores the choice on a
 * click, and adds the query if the page is not hydrated yet.
 */
export function LanguageSwitch() {
  const { t } = useTranslation('layout');
  const { language } = useSiteLanguage();
  const { pathname } = useLocation();
  const query = useQuery().toString();
  const search = query && `?${query}`;
  return (
    <List aria-label={t('language')}>
      {languages.map((choice) => {
        const { shortName, name } = languageSettings[choice];
        return (
          <Item key={choice} data-current={choice === language}>
            <Choice
              href={localisedPath(pagePathOf(pathname), choice) + search}
              hrefLang={choice}
              lang={choice}
              data-language={choice}
              // The script in the head needs the referrer; without this, the ride page would send none.
              referrerPolicy="origin"
              aria-label={`${shortName}, ${name}`}
              aria-current={choice === language ? 'true' : undefined}
            >
              {shortName}
            </Choice>
          </Item>
        );
      })}
    </List>
  );
}
