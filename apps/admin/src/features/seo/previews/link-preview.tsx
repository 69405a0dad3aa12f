import type { Language } from '@chauffeur/contracts/languages/languages';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { cardImage, linkCard } from './page-preview.rules';
import { PreviewFrame } from '../../../surfaces/preview-frame';
import { socialImageSize } from '../social-image-size';

const Placeholder = styled('div')(({ theme }) => ({
  aspectRatio: `${socialImageSize.width} / ${socialImageSize.height}`,
  display: 'grid',
  placeItems: 'center',
  padding: 16,
  textAlign: 'center',
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
  backgroundColor: theme.vars.palette.sand.main,
}));

const Image = styled('img')({
  display: 'block',
  width: '100%',
  aspectRatio: `${socialImageSize.width} / ${socialImageSize.height}`,
  objectFit: 'cover',
});

const Words = styled('div')(({ theme }) => ({
  padding: '12px 16px',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& strong': { display: 'block', fontSize: '0.9375rem', margin: '2px 0' },
  '& span': { color: theme.vars.palette.text.secondary },
}));

interface LinkPreviewProps {
  /** Language of the page. */
  language: Language;
  texts: Parameters<typeof linkCard>[0];
}

/** Previews the page's link as messengers and social networks show it. */
export function LinkPreview({ language, texts }: LinkPreviewProps) {
  const { t } = useTranslation('seo');
  const { title, description } = linkCard(texts);
  const image = cardImage(texts.ogImageUrl, location.origin);
  return (
    <PreviewFrame label={t('preview.link')} isEdgeToEdge>
      {image.kind === 'here' && <Image src={image.path} alt="" />}
      {/* This page's Content Security Policy forbids images from other sites. */}
      {image.kind === 'elsewhere' && (
        <Placeholder>{t('preview.elsewhere', { host: image.host })}</Placeholder>
      )}
      {image.kind === 'invalid' && <Placeholder>{t('preview.invalidImage')}</Placeholder>}
      <Words>
        <span>{location.host}</span>
        <strong lang={title ? language : undefined}>{title || t('preview.noTitle')}</strong>
        <span lang={description ? language : undefined}>{description || t('preview.noDescription')}</span>
      </Words>
    </PreviewFrame>
  );
}
