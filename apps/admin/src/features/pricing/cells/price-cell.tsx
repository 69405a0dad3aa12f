import type { StaffPriceResponse } from '@chauffeur/contracts/pricing/staff-price';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { useStaffLanguage } from '../../../i18n/staff-language';
import { cellText } from './cell-amount.rules';
import type { Draft } from './cell-drafts.rules';
import { cellPosition } from './move-between-cells';
import { useCellNote, type CellTone } from './use-cell-note';

const Place = styled('div')({ minWidth: 104 });

const Input = styled('input', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: CellTone }>(({
  theme,
  tone,
}) => {
  const { palette } = theme.vars;
  return {
    boxSizing: 'border-box',
    width: '100%',
    height: 44,
    paddingInline: 10,
    font: 'inherit',
    // As in the theme's fields.
    '@media (pointer: coarse)': { fontSize: '1rem' },
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    color: palette.text.primary,
    borderRadius: 8,
    border: `1px solid ${tone === 'neutral' ? 'transparent' : palette.fieldLine.main}`,
    backgroundColor: 'transparent',
    '&:hover': { borderColor: palette.fieldLine.main },
    '&::placeholder': { color: palette.warning.main, opacity: 1 },
    ...(tone === 'missing' && { borderStyle: 'dashed', backgroundColor: palette.warning.light }),
    ...((tone === 'unsaved' || tone === 'stale') && {
      fontWeight: 700,
      borderColor: palette.primary.main,
      boxShadow: `inset 4px 0 0 ${palette.primary.main}`,
    }),
    ...(tone === 'invalid' && {
      borderColor: palette.error.main,
      boxShadow: `inset 4px 0 0 ${palette.error.main}`,
    }),
  };
});

const Note = styled('div', { shouldForwardProp: (name) => name !== 'tone' })<{ tone: CellTone }>(
  ({ theme, tone }) => ({
    marginTop: 5,
    paddingInline: 4,
    fontSize: '0.8125rem',
    lineHeight: 1.3,
    textAlign: 'right',
    color:
      tone === 'invalid'
        ? theme.vars.palette.error.main
        : tone === 'stale'
          ? theme.vars.palette.warning.main
          : theme.vars.palette.text.secondary,
  }),
);

interface PriceCellProps {
  /** The key of the combination. */
  cellKey: string;
  /** Names the car and the service or tour for screen readers. */
  label: string;
  row: number;
  column: number;
  saved: StaffPriceResponse | undefined;
  draft: Draft | undefined;
  isReadOnly: boolean;
  onType: (key: string, text: string) => void;
}

/** An editable price; Escape restores the saved one. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { cellKey, label, row, column, saved, draft, isReadOnly, onType } = props;
  const noteId = useId();
  const { language } = useStaffLanguage();
  const { tone, note } = useCellNote(draft, saved);
  const basis = draft ? (draft.basedOn ?? undefined) : saved;
  return (
    <Place>
      <Input
        {...cellPosition(row, column)}
        tone={tone}
        value={draft?.text ?? cellText(saved?.priceUsd, language)}
        placeholder="–"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        readOnly={isReadOnly}
        aria-label={label}
        aria-invalid={tone === 'invalid'}
        aria-describedby={note ? noteId : undefined}
        onChange={({ target }) => onType(cellKey, target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onType(cellKey, cellText(basis?.priceUsd, language))}
      />
      {note && (
        <Note id={noteId} tone={tone}>
          {note}
        </Note>
      )}
    </Place>
  );
});
