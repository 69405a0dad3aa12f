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
  /** From the lower edge up, as high as its content. */
  isSheet?: boolean;
  children: ReactNode;
}

const sheet = {
  '& .MuiDialog-container': { alignItems: 'flex-end' },
  '& .MuiDialog-paper': { margin: 0, width: '100%', maxWidth: '40rem', borderRadius: '16px 16px 0 0' },
} as const;

/** A list to choose from, over the page; fills a phone's screen. Back closes it. */
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

/** Stays as it was when it is closed: a list that fades away need not be drawn once more. */
const Content = memo(
  function Content({ children }: { isOpen: boolean; children: ReactNode }) {
    return <Box sx={{ p: { xs: 2, sm: 3 }, overflowY: 'auto' }}>{children}</Box>;
  },
  (_shown, { isOpen }) => !isOpen,
);

/** Whether the screen is a phone's in width; false on the server. */
function useNarrowScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrowScreen).matches,
    () => false,
  );
}
