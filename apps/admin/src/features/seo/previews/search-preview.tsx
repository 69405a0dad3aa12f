import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { searchResult } from './page-preview.rules';
import { PreviewFrame } from '../../../surfaces/preview-frame';
import { publicAddress, type SeoPageKey } from '../seo-page.rules';

const Address = styled('div')(({ theme }) => ({
  fontSize: '0.8125rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Title = styled('div')(({ theme }) => ({
  margin: '2px 0 4px',
  fontSize: '1.125rem',
  lineHeight: 1.3,
  color: theme.vars.palette.info.main,
  overflowWrap: 'anywhere',
}));

const Description = styled('div')(({ theme }) => ({
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

interface SearchPreviewProps {
  page: SeoPageKey;
  texts: Parameters<typeof searchResult>[0];
}

export function SearchPreview({ page, texts }: SearchPreviewProps) {
  const { t } = useTranslation('seo');
  const { title, description } = searchResult(texts);
  return (
    <PreviewFrame label={t('preview.search')}>
      <Address>{location.host + publicAddress(page)}</Address>
      <Title lang={title ? page.language : undefined}>{title || t('preview.noTitle')}</Title>
      <Description lang={description ? page.language : undefined}>
        {description || t('preview.noDescription')}
      </Description>
    </PreviewFrame>
  );
}
