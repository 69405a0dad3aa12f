import { SearchRounded as SearchIcon } from '@chauffeur/brand/icons';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../screen';
import { ScreenFailed } from '../screen-failed';
import { whenIdle } from '../when-idle';
import type { GoToDialogProps } from './go-to-dialog';

const fetchDialog = (): Promise<{ GoToDialog: ComponentType<GoToDialogProps> }> => import('./go-to-dialog');

// Hidden on a phone, where the menu is as near.
const Wide = styled(Button)(({ theme }) => ({ [theme.breakpoints.down('md')]: { display: 'none' } }));

const Key = styled('kbd')(({ theme }) => ({
  marginInlineStart: 10,
  padding: '1px 6px',
  borderRadius: 6,
  border: `1px solid ${theme.vars.palette.divider}`,
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
}));

/** Replaces a dialog whose code can't be fetched, for example after a deployment; the screen and its input stay. */
function GoToFailed({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog open onClose={onClose} aria-label={t('goTo.open')}>
      <ScreenFailed />
    </Dialog>
  );
}

const isApple = () => /Mac|iPhone|iPad/.test(navigator.platform);

interface GoToProps {
  screens: readonly Screen[];
  load?: typeof fetchDialog;
}

/** Opens any screen, or a search in a list, by typing: for staff who work with the keyboard. */
export function GoTo({ screens, load = fetchDialog }: GoToProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [Loaded, setLoaded] = useState<ComponentType<GoToDialogProps>>();
  // Not React's lazy, which caches a failure: each opening tries again.
  const open = useCallback(() => {
    setOpen(true);
    setLoaded((part?: ComponentType<GoToDialogProps>) => (part === GoToFailed ? undefined : part));
    void load().then(
      ({ GoToDialog }) => setLoaded(() => GoToDialog),
      // The failure of an earlier opening may come after the dialog of a later one.
      () => setLoaded((part?: ComponentType<GoToDialogProps>) => part ?? GoToFailed),
    );
  }, [load]);
  const close = () => setOpen(false);
  // Preloads the dialog, so that its field is there for input right after the shortcut.
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The key of K on a Latin keyboard, whatever letter it types.
      if (event.code !== 'KeyK' || event.shiftKey || event.altKey || !(event.ctrlKey || event.metaKey))
        return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);
  return (
    <>
      <Wide
        color="inherit"
        startIcon={<SearchIcon fontSize="small" />}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        {t('goTo.open')}
        <Key aria-hidden="true">{isApple() ? '⌘K' : 'Ctrl K'}</Key>
      </Wide>
      {isOpen && Loaded && <Loaded screens={screens} onClose={close} />}
    </>
  );
}
