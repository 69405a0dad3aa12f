import { useRef } from 'react';
import type { EditorHandle } from '../editor/html-editor';
import { insertText } from './insert-text.rules';

/** Inserts into the field that had the focus last, by default the HTML, and moves the cursor behind the insertion. */
export function useInsertVariable(writeSubject: (text: string) => void) {
  const subject = useRef<HTMLInputElement>(null);
  const editor = useRef<EditorHandle>(null);
  return {
    editorReady: (handle: EditorHandle | null) => {
      editor.current = handle;
    },
    enterSubject: (input: HTMLInputElement) => {
      subject.current = input;
    },
    enterHtml: () => {
      subject.current = null;
    },
    insert: (variable: string) => {
      const input = subject.current;
      if (!input) {
        editor.current?.insert(variable);
        return editor.current?.focus();
      }
      const selection = { start: input.selectionStart, end: input.selectionEnd };
      const { text, cursor } = insertText(input.value, selection, variable);
      writeSubject(text);
      input.focus();
      // The field has the new text only in the next frame; until then, a cursor beyond the old text would be clamped.
      return requestAnimationFrame(() => input.setSelectionRange(cursor, cursor));
    },
  };
}
