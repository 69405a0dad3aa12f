import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StepLayoutProps {
  /** What the step asks. */
  children: ReactNode;
  /** The choice so far and its price. */
  panel: ReactNode;
  /** Previous and Next. */
  actions: ReactNode;
  /** What came of pressing the last of them; stands beside them, in sight. */
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
            '& > button': { flex: { xs: '1 1 10rem', sm: '0 0 auto' }, minWidth: { sm: '10rem' } },
          }}
        >
          {actions}
        </Box>
      </Box>
    </Box>
  );
}
