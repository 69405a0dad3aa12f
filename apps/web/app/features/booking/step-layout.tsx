import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../surfaces/spinner';
import { VisuallyHidden } from '../../surfaces/visually-hidden';

interface StepLayoutProps {
  /** The questions of the step. */
  children: ReactNode;
  /** The choice so far and its price. */
  panel: ReactNode;
  /** Previous and Next. */
  actions: ReactNode;
  /** The result of the last of them; stands beside them, in sight. */
  outcome?: ReactNode;
}

/** Questions beside the price on wide screens, one below the other on narrow ones. */
export function StepLayout({ children, panel, actions, outcome }: StepLayoutProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: '24px 40px' },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 21rem' },
        gridTemplateAreas: { xs: "'main' 'panel' 'actions'", md: "'main panel' 'actions panel'" },
        gridTemplateRows: { md: 'auto 1fr' },
      }}
    >
      <Box sx={{ gridArea: 'main', minWidth: 0 }}>{children}</Box>
      <Box sx={{ gridArea: 'panel' }}>
        <Box sx={{ position: { md: 'sticky' }, top: { md: 100 } }}>{panel}</Box>
      </Box>
      <Box sx={{ gridArea: 'actions', alignSelf: 'start' }}>
        {outcome}
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap-reverse',
            gap: 1.5,
            alignItems: 'center',
            '& > button': {
              flex: { xs: '1 1 auto', sm: '0 0 auto' },
              minWidth: { sm: '10rem' },
              paddingInline: { xs: 2, sm: 3.75 },
              whiteSpace: 'nowrap',
            },
          }}
        >
          {actions}
        </Box>
      </Box>
    </Box>
  );
}

/** Stands in for a step that is being fetched; as high as the view, so that nothing below is pushed away. */
export function StepPlaceholder() {
  const { t } = useTranslation('layout');
  return (
    <Box sx={{ minHeight: '100vh' }}>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Spinner aria-hidden="true" />
    </Box>
  );
}
