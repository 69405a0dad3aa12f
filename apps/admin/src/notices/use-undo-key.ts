import { useEffect } from 'react';
import type { NoticeText } from './notice';

/**
 * Runs the action of the newest notice by Ctrl+Z (Cmd+Z): the keyboard can't reach its button from a dialog or panel. In a
 * field or editor, the keys undo typing as usual.
 */
export function useUndoKey(notices: readonly NoticeText[], onClose: (id: string) => void): void {
  useEffect(() => {
    const newest = notices.findLast(({ link }) => link !== undefined && 'onAct' in link);
    if (!newest) return undefined;
    const { id, link } = newest;
    const press = (event: KeyboardEvent) => {
      // The key, not the letter: it is the same on a Russian keyboard.
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]'))
        return;
      event.preventDefault();
      onClose(id);
      if (link && 'onAct' in link) link.onAct();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [notices, onClose]);
}
