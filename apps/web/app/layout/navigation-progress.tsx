import { keyframes, styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router-dom';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.9)' } });

// Appears after a delay, so that fast navigations do not flash it.
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 0,
  insetInline: 0,
  height: 3,
  backgroundColor: theme.palette.primary.main,
  transformOrigin: 'left',
  transform: 'scaleX(0)',
  animation: `${grow} 6s cubic-bezier(0.1, 0.8, 0.2, 1) 200ms forwards`,
}));

/** Shows that the next page is loading. */
export function NavigationProgress() {
  const { t } = useTranslation('layout');
  const isLoading = useNavigation().state === 'loading';
  return isLoading ? <Bar role="progressbar" aria-label={t('loading')} /> : null;
}
