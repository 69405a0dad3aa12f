import { CloseRounded as CloseIcon } from '@chauffeur/brand/icons';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { memo, useId, useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../buttons/icon-button';
import { useBackToClose } from '../../../history/use-back-to-close';

const narrowScreen = '(max-width: 599.95px)';

function subscribe(onChange: () => void): () => void {
  const media = window.matchMedia(narrowScreen);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

interface ChoiceDialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** A bottom sheet, as high as its content. */
  isSheet?: boolean;
  children: ReactNode;
}

const sheet = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': { margin: 0, width: '100%', maxWidth: '40rem', borderRadius: '16px 16px 0 0' },
} as const;

/** A dialog with a list of choices; full screen on phones. The browser's back button closes it. */
export function ChoiceDialog({ isOpen, onClose, title, isSheet = false, children }: ChoiceDialogProps) {
  const { t } = useTranslation('booking');
  const id = useId();
  const isNarrow = useNarrowScreen();
  useBackToClose(isOpen, onClose);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow && !isSheet}
      sx={isSheet ? sheet : undefined}
      aria-labelledby={id}
      slotProps={{ paper: { sx: { backgroundImage: 'none', bgcolor: 'background.default' } } }}
    >
      <Box
        sx={{
          position: 'sticky',
          zIndex: 1,
          top: 0,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          p: '14px 14px 14px 24px',
          bgcolor: 'background.default',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id={id} variant="h3" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={t('closeDialog')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Content isOpen={isOpen}>{children}</Content>
    </Dialog>
  );
}

/** Does not re-render while closing: a list that fades out need not change. */
const Content = memo(
  function Content({ children }: { isOpen: boolean; children: ReactNode }) {
    // Browsers make a scrolling box a tab stop, here one without a name; its content is reachable anyway.
    return (
      <Box tabIndex={-1} sx={{ p: { xs: 2, sm: 3 }, overflowY: 'auto' }}>
        {children}
      </Box>
    );
  },
  (_shown, { isOpen }) => !isOpen,
);

/** Returns whether the screen is as narrow as a phone's; false on the server. */
function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrowScreen).matches,
    () => false,
  );
}
