import { ShareRounded as ShareIcon } from '@chauffeur/brand/icons';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button';
import { IconButton } from '../buttons/icon-button';
import { useSiteLanguage } from '../i18n/use-site-language';
import { useShare } from './use-share';

const OnImage = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  top: 12,
  insetInlineEnd: 12,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  '& svg': { fontSize: 21 },
  '&:hover': { backgroundColor: theme.palette.sand.main },
  // Sharing needs scripts.
  '@media (scripting: none)': { display: 'none' },
}));

const TextButton = styled(Button)({ '@media (scripting: none)': { display: 'none' } });

const Confirmation = styled('span')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  bottom: 24,
  width: 'fit-content',
  maxWidth: 'calc(100vw - 32px)',
  marginInline: 'auto',
  padding: '12px 20px',
  borderRadius: 10,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  color: theme.palette.background.paper,
  backgroundColor: theme.palette.text.primary,
  boxShadow: '0 4px 20px rgb(0 0 0 / 0.25)',
  '&:empty': { padding: 0, boxShadow: 'none' },
}));

interface ShareButtonProps {
  /** Path and query without language, for example `/tours/1`. */
  path: string;
  name: string;
  /** Shows an icon in the corner of a card's image instead of a button with text. */
  onImage?: boolean;
}

export function ShareButton({ path, name, onImage = false }: ShareButtonProps) {
  const { t } = useTranslation('common');
  const { to } = useSiteLanguage();
  const { share, confirmation } = useShare(to(path), name);
  const label = t('share.named', { name });
  return (
    <>
      {onImage ? (
        <OnImage aria-label={label} onClick={share}>
          <ShareIcon aria-hidden="true" />
        </OnImage>
      ) : (
        <TextButton size="small" aria-label={label} onClick={share}>
          <ShareIcon aria-hidden="true" />
          {t('share.label')}
        </TextButton>
      )}
      <Confirmation role="status">{confirmation}</Confirmation>
    </>
  );
}
