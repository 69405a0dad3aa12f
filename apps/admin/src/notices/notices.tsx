import { newKey } from '@chauffeur/contracts/new-key';
import { styled } from '@mui/material/styles';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Notice, type NoticeText } from './notice';
import { NoticeContext, type Notify } from './notice-context';
import { withNotice } from './shown-notices.rules';
import { useRestoreFocus } from './use-restore-focus';
import { useUndoKey } from './use-undo-key';

const Place = styled('div', { shouldForwardProp: (name) => name !== 'isNews' })<{ isNews: boolean }>(
  ({ theme, isNews }) => ({
    position: 'fixed',
    // News must not cover a menu or dialog that staff have opened.
    zIndex: isNews ? theme.zIndex.drawer - 1 : theme.zIndex.snackbar,
    insetInline: 16,
    // Above the actions at the bottom of a page on a phone.
    bottom: 80,
    // There, a dialog has its buttons at the bottom.
    [theme.breakpoints.down('md')]: {
      'body:has(.MuiDialog-paper) &': { top: 8, bottom: 'auto', alignContent: 'start' },
    },
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    // What is beside a notice stays clickable.
    pointerEvents: 'none',
    '& > *': { pointerEvents: 'auto' },
    // In the empty middle of the header, so that no row, button or panel on the right is covered.
    [theme.breakpoints.up('md')]: { insetInline: '380px 320px', top: 4, bottom: 'auto' },
    [theme.breakpoints.up('lg')]: { insetInlineEnd: 440 },
  }),
);

/** Shows the notices of the screens below it, the newest last; to screen readers even while a dialog is open. */
export function Notices({ children }: { children: ReactNode }) {
  const [notices, setNotices] = useState<readonly NoticeText[]>([]);
  const notify = useCallback<Notify>((text, kind = 'done', link) => {
    const notice = { id: newKey(), text, kind, link };
    setNotices((before) => withNotice(before, notice));
  }, []);
  const close = useCallback((id: string) => {
    setNotices((before) => before.filter((notice) => notice.id !== id));
  }, []);
  useUndoKey(notices, close);
  const place = useRef<HTMLDivElement>(null);
  // A dialog hides its siblings in the body from screen readers, which say only what is added to a place that they know.
  useEffect(() => {
    const unhide = () => place.current?.removeAttribute('aria-hidden');
    // A dialog that is open from the start has hidden it before.
    unhide();
    const observer = new MutationObserver(unhide);
    if (place.current) observer.observe(place.current, { attributeFilter: ['aria-hidden'] });
    return () => observer.disconnect();
  }, []);
  const focus = useRestoreFocus();
  return (
    <NoticeContext value={notify}>
      {children}
      {createPortal(
        <Place
          ref={place}
          aria-live="polite"
          {...focus}
          isNews={notices.every(({ kind }) => kind === 'news')}
        >
          {notices.map((notice) => (
            <Notice key={notice.id} notice={notice} onClose={close} />
          ))}
        </Place>,
        document.body,
      )}
    </NoticeContext>
  );
}
