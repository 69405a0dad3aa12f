import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../../i18n/staff-language';

const Group = styled('div')({ display: 'flex' });

const Choice = styled(ButtonBase)({
  minWidth: 40,
  minHeight: 44,
  borderRadius: 8,
  fontSize: '0.875rem',
  fontWeight: 600,
  fontFamily: 'inherit',
  '&[aria-pressed="true"]': {
    fontWeight: 800,
    textDecoration: 'underline',
    textUnderlineOffset: 6,
    textDecorationThickness: 2,
    textDecorationColor: 'var(--mui-palette-primary-main)',
  },
});

/** Each language's own name. */
const names: Readonly<Record<Language, string>> = { en: 'English', ru: 'Русский' };

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, choose } = useStaffLanguage();
  return (
    <Group role="group" aria-label={t('language')}>
      {languages.map((known) => (
        <Choice
          key={known}
          lang={known}
          aria-label={`${known.toUpperCase()}, ${names[known]}`}
          aria-pressed={known === language}
          onClick={() => choose(known)}
        >
          {known.toUpperCase()}
        </Choice>
      ))}
    </Group>
  );
}
