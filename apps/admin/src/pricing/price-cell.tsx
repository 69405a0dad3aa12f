import type { StaffPriceResponse } from '@chauffeur/contracts';
import { styled } from '@mui/material/styles';
import { memo, useId } from 'react';
import { cellText } from './cell-amount.rules';
import type { Draft } from './cell-drafts.rules';
import { placeOf } from './move-between-cells';
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
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
    color: palette.text.primary,
    borderRadius: 8,
    border: `1px solid ${tone === 'quiet' ? 'transparent' : palette.fieldLine.main}`,
    backgroundColor: 'transparent',
    '&:hover': { borderColor: palette.fieldLine.main },
    '&::placeholder': { color: palette.warning.main, opacity: 1 },
    ...(tone === 'missing' && { borderStyle: 'dashed', backgroundColor: palette.warning.light }),
    ...((tone === 'unsaved' || tone === 'stale') && {
      fontWeight: 700,
      borderColor: palette.primary.main,
      boxShadow: `inset 4px 0 0 ${palette.primary.main}`,
    }),
    ...(tone === 'faulty' && {
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
      tone === 'faulty'
        ? theme.vars.palette.error.main
        : tone === 'stale'
          ? theme.vars.palette.warning.main
          : theme.vars.palette.text.secondary,
  }),
);

interface PriceCellProps {
  /** Of the combination. */
  cellKey: string;
  /** Car and service or tour, for those who listen. */
  label: string;
  row: number;
  column: number;
  held: StaffPriceResponse | undefined;
  draft: Draft | undefined;
  isReadOnly: boolean;
  onType: (key: string, text: string) => void;
}

/** One price that can be typed over; Escape brings back what is kept. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { cellKey, label, row, column, held, draft, isReadOnly, onType } = props;
  const noteId = useId();
  const { tone, note } = useCellNote(draft, held);
  const kept = draft ? (draft.basedOn ?? undefined) : held;
  return (
    <Place>
      <Input
        {...placeOf(row, column)}
        tone={tone}
        value={draft?.text ?? cellText(held?.priceUsd)}
        placeholder="–"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        readOnly={isReadOnly}
        aria-label={label}
        aria-invalid={tone === 'faulty'}
        aria-describedby={note ? noteId : undefined}
        onChange={({ target }) => onType(cellKey, target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onType(cellKey, cellText(kept?.priceUsd))}
      />
      {note && (
        <Note id={noteId} tone={tone}>
          {note}
        </Note>
      )}
    </Place>
  );
});
