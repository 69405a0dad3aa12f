import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useCallback, useState, type ReactNode } from 'react';
import { NoticeContext, type NoticeKind } from './notice-context';

/** Milliseconds that a notice stays; what went wrong stays until it is closed. */
const stay = 5_000;

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly kind: NoticeKind;
}

/** Shows what the screens below it tell, one notice at a time. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const [isOpen, setOpen] = useState(false);
  const notify = useCallback((text: string, kind: NoticeKind = 'done') => {
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, text, kind }));
    setOpen(true);
  }, []);
  const isTrouble = notice?.kind === 'trouble';
  return (
    <NoticeContext value={notify}>
      {children}
      <Snackbar
        key={notice?.id}
        open={isOpen}
        autoHideDuration={isTrouble ? null : stay}
        onClose={(_event, reason) => (reason === 'clickaway' ? undefined : setOpen(false))}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert
          severity={isTrouble ? 'warning' : 'success'}
          role={isTrouble ? 'alert' : 'status'}
          onClose={() => setOpen(false)}
        >
          {notice?.text}
        </Alert>
      </Snackbar>
    </NoticeContext>
  );
}
