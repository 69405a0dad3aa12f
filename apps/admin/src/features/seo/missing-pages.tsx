import { languages, type Language } from '@chauffeur/contracts/languages/languages';
import { AddRounded as AddIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../surfaces/panel';
import { missingCorePages, pageName, type SeoPageKey } from './seo-page.rules';

const Place = styled('div')({ marginBottom: 20 });

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 10,
  '& > span': { minWidth: 76, fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface MissingPagesProps {
  configured: readonly SeoPageKey[];
  onAdd: (page: SeoPageKey) => void;
}

/** Lists core pages without settings, each with a button to add them. Renders nothing if there are none. */
export function MissingPages({ configured, onAdd }: MissingPagesProps) {
  const { t } = useTranslation('seo');
  const missing = missingCorePages(configured);
  if (missing.length === 0) return null;
  return (
    <Place>
      <Panel title={t('missing.title')}>
        {t('missing.text')}
        {languages.map((language) => (
          <MissingPagesInLanguage
            key={language}
            language={language}
            pages={missing.filter((page) => page.language === language)}
            onAdd={onAdd}
          />
        ))}
      </Panel>
    </Place>
  );
}

interface MissingOfProps extends Pick<MissingPagesProps, 'onAdd'> {
  language: Language;
  pages: readonly SeoPageKey[];
}

function MissingPagesInLanguage({ language, pages, onAdd }: MissingOfProps) {
  const { t } = useTranslation('seo');
  if (pages.length === 0) return null;
  return (
    <Row role="group" aria-label={t(`languages.${language}`)}>
      <span>{t(`languages.${language}`)}</span>
      {pages.map((page) => (
        <Button
          key={page.pagePath}
          variant="outlined"
          color="inherit"
          startIcon={<AddIcon />}
          aria-label={t('missing.add', { name: pageName(page) })}
          onClick={() => onAdd(page)}
        >
          {page.pagePath}
        </Button>
      ))}
    </Row>
  );
}
