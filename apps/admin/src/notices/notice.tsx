import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import type { NoticeAction, NoticeKind, NoticeLink } from './notice-context';

/** Milliseconds that a notice stays; an error stays until it is closed. */
const stays: Readonly<Record<NoticeKind, number | undefined>> = {
  done: 5_000,
  news: 20_000,
  error: undefined,
};
/** Milliseconds that a notice with an action stays; the server accepts an undo for two seconds more. */
const actionStays = 10_000;
const severities = { done: 'success', news: 'info', error: 'warning' } as const;

export interface NoticeText {
  readonly id: string;
  readonly text: string;
  readonly kind: NoticeKind;
  readonly link: NoticeLink | NoticeAction | undefined;
}

interface NoticeProps {
  notice: NoticeText;
  onClose: (id: string) => void;
}

export function Notice({ notice: { id, text, kind, link }, onClose }: NoticeProps) {
  const { t } = useTranslation('forms');
  const isAction = link !== undefined && 'onAct' in link;
  const shownFor = isAction ? actionStays : stays[kind];
  useEffect(() => {
    if (shownFor === undefined) return undefined;
    const timer = setTimeout(() => onClose(id), shownFor);
    return () => clearTimeout(timer);
  }, [id, shownFor, onClose]);
  return (
    <Alert
      severity={severities[kind]}
      role={kind === 'error' ? 'alert' : 'status'}
      closeText={t('close')}
      onClose={() => onClose(id)}
      sx={{ boxShadow: 4, maxWidth: 560, alignItems: 'center', '& .MuiAlert-action': { pt: 0 } }}
    >
      {text}{' '}
      {isAction && (
        <Box component="span" sx={{ whiteSpace: 'nowrap', fontWeight: 'bold' }}>
          {link.about}
        </Box>
      )}{' '}
      {isAction && (
        <Button
          size="small"
          color="inherit"
          aria-keyshortcuts="Control+Z"
          title="Ctrl+Z"
          onClick={() => {
            onClose(id);
            link.onAct();
          }}
        >
          {link.label}
        </Button>
      )}
      {link && !isAction && (
        <Link component={RouterLink} to={link.to} color="inherit" onClick={() => onClose(id)}>
          {link.label}
        </Link>
      )}
    </Alert>
  );
}
