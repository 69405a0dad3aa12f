import type { Language } from '@chauffeur/contracts';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useStaffLanguage } from '../i18n/staff-language';

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

const choices: readonly { language: Language; short: string; name: string }[] = [
  { language: 'en', short: 'EN', name: 'English' },
  { language: 'ru', short: 'RU', name: 'Русский' },
];

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, choose } = useStaffLanguage();
  return (
    <Group role="group" aria-label={t('language')}>
      {choices.map((choice) => (
        <Choice
          key={choice.language}
          lang={choice.language}
          aria-label={`${choice.short}, ${choice.name}`}
          aria-pressed={choice.language === language}
          onClick={() => choose(choice.language)}
        >
          {choice.short}
        </Choice>
      ))}
    </Group>
  );
}
