import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../surfaces/spinner';
import { VisuallyHidden } from '../../surfaces/visually-hidden';

/** Stands in for a step that is being fetched. */
export function AwaitedStep() {
  const { t } = useTranslation('layout');
  return (
    <Box sx={{ minHeight: '60vh' }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Spinner aria-hidden="true" />
    </Box>
  );
}
