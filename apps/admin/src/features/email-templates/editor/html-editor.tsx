import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorTheme, highlighting } from './html-editor-theme';
import { highlightVariables } from './highlight-variables';
import { rangeOf, type TemplateError } from '../template-error.rules';

/** What a form does with the editor beside giving it its text. */
export interface EditorHandle {
  focus: () => void;
  /** In place of the selection, with the cursor behind it. */
  insert: (text: string) => void;
}

export interface HtmlEditorProps {
  value: string;
  /** Ids of what names and what explains it. */
  labelledBy: string;
  describedBy: string;
  error: (TemplateError & { text: string }) | undefined;
  onChange: (value: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onReady: (handle: EditorHandle | null) => void;
}

// The editor counts a line break as one character, whatever the text was written with.
const asEdited = (text: string) => text.replace(/\r\n?/g, '\n');

/** HTML with its tags and variables in colour, and errors marked where they are. Tab leaves it, as any other field. */
export default function HtmlEditor(props: HtmlEditorProps) {
  const { value, error, labelledBy, describedBy } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const description = useRef(new Compartment());
  // The editor outlives renders; its listeners must not capture the first one's props.
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const view = new EditorView({
      parent: place.current,
      doc: latest.current.value,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        bracketMatching(),
        EditorState.tabSize.of(2),
        EditorView.lineWrapping,
        html({ autoCloseTags: false }),
        syntaxHighlighting(highlighting),
        highlightVariables,
        editorTheme,
        keymap.of([...defaultKeymap, ...historyKeymap]),
        description.current.of([]),
        EditorView.domEventHandlers({
          focus: () => latest.current.onFocus(),
          blur: () => latest.current.onBlur(),
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) latest.current.onChange(state.doc.toString());
        }),
      ],
    });
    editor.current = view;
    latest.current.onReady({
      focus: () => view.focus(),
      insert: (text) => view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true }),
    });
    return () => {
      latest.current.onReady(null);
      view.destroy();
    };
  }, []);

  useEffect(() => {
    const view = editor.current;
    const wanted = asEdited(value);
    if (!view || view.state.doc.toString() === wanted) return;
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: wanted } });
  }, [value]);

  const isInvalid = error !== undefined;
  useEffect(() => {
    const attributes = {
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      'aria-required': 'true',
      // By itself an editable region counts as one that keyboards can't reach.
      tabindex: '0',
    };
    editor.current?.dispatch({
      effects: description.current.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }, [labelledBy, describedBy, isInvalid]);

  const { code, line, column, text: message } = error ?? {};
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const range = code === undefined ? null : rangeOf(view.state.doc.toString(), { code, line, column });
    const marks = range ? [{ ...range, severity: 'error' as const, message: message ?? '' }] : [];
    view.dispatch(setDiagnostics(view.state, marks));
  }, [code, line, column, message]);

  return <div ref={place} />;
}
