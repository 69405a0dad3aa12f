import { styled } from '@mui/material/styles';
import { useCallback, useState, type ReactNode } from 'react';
import { Notice, type NoticeText } from './notice';
import { NoticeContext, type NoticeKind } from './notice-context';

/** More than these would hide the screen; the oldest goes. */
const shownAtMost = 3;

const Place = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  bottom: 20,
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  // What is beside a notice can be pressed.
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));

/** Shows what the screens below it tell, the newest last; one does not hide another. */
export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly NoticeText[]>([]);
  const notify = useCallback((text: string, kind: NoticeKind = 'done') => {
    const notice = { id: crypto.randomUUID(), text, kind };
    // Said once more, it is said once.
    setNotices((before) => [...before.filter((other) => other.text !== text), notice].slice(-shownAtMost));
  }, []);
  const close = useCallback((id: string) => {
    setNotices((before) => before.filter((notice) => notice.id !== id));
  }, []);
  return (
    <NoticeContext value={notify}>
      {children}
      <Place>
        {notices.map((notice) => (
          <Notice key={notice.id} notice={notice} onClose={close} />
        ))}
      </Place>
    </NoticeContext>
  );
}
