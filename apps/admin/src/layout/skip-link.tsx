import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';

/** A link that is seen while it has the focus. */
export const SkipTo = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: -80,
  left: 12,
  zIndex: theme.zIndex.tooltip,
  padding: '12px 18px',
  borderRadius: 10,
  fontWeight: 700,
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  '&:focus': { top: 12 },
}));

/** For the keyboard: past the sidebar at once. */
export function SkipLink() {
  const { t } = useTranslation();
  return <SkipTo href="#content">{t('skipToContent')}</SkipTo>;
}
