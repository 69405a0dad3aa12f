import type { Language } from '@chauffeur/contracts/languages/languages';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { html } from '@codemirror/lang-html';
import { bracketMatching, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { editorTheme, highlighting } from './html-editor-theme';
import { highlightVariables } from './highlight-variables';
import { markedRange, type TemplateError } from '../template-error.rules';

/** What a form can do with the editor, besides setting its text. */
export interface EditorHandle {
  focus: () => void;
  /** Replaces the selection, and moves the cursor behind the text. */
  insert: (text: string) => void;
}

export interface HtmlEditorProps {
  value: string;
  /** Language of the email. */
  language: Language | undefined;
  /** Ids of the elements that name and describe the editor. */
  labelledBy: string;
  describedBy: string;
  error: (TemplateError & { text: string }) | undefined;
  onChange: (value: string) => void;
  onFocus: () => void;
  onBlur: () => void;
  onReady: (handle: EditorHandle | null) => void;
}

// The editor counts every line break as one character, so line breaks are normalised.
const asEdited = (text: string) => text.replace(/\r\n?/g, '\n');

/** Edits HTML with highlighted tags and variables, and marks errors. Tab leaves it like any other field. */
export default function HtmlEditor(props: HtmlEditorProps) {
  const { value, language, error, labelledBy, describedBy } = props;
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const description = useRef(new Compartment());
  // The editor outlives renders, so its listeners read the latest props.
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
      ...(language && { lang: language }),
      'aria-labelledby': labelledBy,
      'aria-describedby': describedBy,
      'aria-invalid': String(isInvalid),
      'aria-required': 'true',
      // An editable region does not count as reachable by keyboard by default.
      tabindex: '0',
    };
    editor.current?.dispatch({
      effects: description.current.reconfigure(EditorView.contentAttributes.of(attributes)),
    });
  }, [language, labelledBy, describedBy, isInvalid]);

  const { code, line, column, text: message } = error ?? {};
  useEffect(() => {
    const view = editor.current;
    if (!view) return;
    const range = code === undefined ? null : markedRange(view.state.doc.toString(), { code, line, column });
    const marks = range ? [{ ...range, severity: 'error' as const, message: message ?? '' }] : [];
    view.dispatch(setDiagnostics(view.state, marks));
  }, [code, line, column, message]);

  return <div ref={place} />;
}
