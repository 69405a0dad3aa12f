import { HighlightStyle } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import { theme } from '../../../theme/theme';

const { palette } = theme.vars;

/** The back office's colours, for light and dark mode. */
export const highlighting = HighlightStyle.define([
  { tag: [tags.tagName, tags.angleBracket], color: palette.link.main },
  { tag: [tags.attributeName, tags.propertyName], color: palette.info.main },
  { tag: [tags.attributeValue, tags.string], color: palette.success.main },
  { tag: [tags.comment, tags.documentMeta], color: palette.text.secondary, fontStyle: 'italic' },
]);

export const editorTheme = EditorView.theme({
  '&': { fontSize: '0.8125rem', backgroundColor: palette.background.paper, color: palette.text.primary },
  // The surrounding frame shows the focus.
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
    lineHeight: '1.6',
    minHeight: '260px',
    maxHeight: 'min(52vh, 560px)',
    overflow: 'auto',
  },
  '.cm-content': { caretColor: palette.text.primary },
  '.cm-cursor': { borderLeftColor: palette.text.primary },
  '.cm-gutters': {
    backgroundColor: palette.sand.main,
    color: palette.text.secondary,
    borderRight: `1px solid ${palette.divider}`,
  },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: palette.info.light,
  },
  '.template-variable': {
    borderRadius: '4px',
    color: palette.warning.main,
    backgroundColor: palette.warning.light,
  },
  '.template-variable span': { color: 'inherit' },
  '.cm-tooltip': {
    color: palette.text.primary,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.divider}`,
  },
});
