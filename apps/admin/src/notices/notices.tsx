import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useCallback, useState, type ReactNode } from 'react';
import { NoticeContext } from './notice-context';

/** Milliseconds that a notice stays; nothing hangs on reading it. */
const stay = 5_000;

interface Notice {
  readonly id: number;
  readonly text: string;
}

/** Shows what the screens below it tell, one notice at a time. */
export function Notices({ children }: { children: ReactNode }) {
  const [notice, setNotice] = useState<Notice>();
  const [isOpen, setOpen] = useState(false);
  const notify = useCallback((text: string) => {
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, text }));
    setOpen(true);
  }, []);
  return (
    <NoticeContext value={notify}>
      {children}
      <Snackbar
        key={notice?.id}
        open={isOpen}
        autoHideDuration={stay}
        onClose={(_event, reason) => (reason === 'clickaway' ? undefined : setOpen(false))}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      >
        <Alert severity="success" role="status" variant="standard" onClose={() => setOpen(false)}>
          {notice?.text}
        </Alert>
      </Snackbar>
    </NoticeContext>
  );
}
