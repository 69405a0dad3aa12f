import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import type { NoticeKind } from './notice-context';

/** Milliseconds that a notice stays; what went wrong stays until it is closed. */
const stay = 5_000;

export interface NoticeText {
  readonly id: string;
  readonly text: string;
  readonly kind: NoticeKind;
}

interface NoticeProps {
  notice: NoticeText;
  onClose: (id: string) => void;
}

/** One notification. */
export function Notice({ notice: { id, text, kind }, onClose }: NoticeProps) {
  const isError = kind === 'error';
  useEffect(() => {
    if (isError) return undefined;
    const timer = setTimeout(() => onClose(id), stay);
    return () => clearTimeout(timer);
  }, [id, isError, onClose]);
  return (
    <Alert
      severity={isError ? 'warning' : 'success'}
      role={isError ? 'alert' : 'status'}
      onClose={() => onClose(id)}
      sx={{ boxShadow: 4, maxWidth: 560 }}
    >
      {text}
    </Alert>
  );
}
