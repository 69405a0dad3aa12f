import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

interface FieldSuggestionProps {
  /** Absent if what is entered needs no other value. */
  suggestion: { text: string; button: string; onUse: () => void } | undefined;
  /** Whether its room stays while there is none, so that nothing moves. */
  hasRoom?: boolean;
}

/** Suggests another value for a field, which a button enters; a screen reader says so. */
export function FieldSuggestion({ suggestion, hasRoom = false }: FieldSuggestionProps) {
  return (
    <Line role="status" sx={hasRoom ? { minHeight: 44 } : {}}>
      {suggestion && (
        <>
          <span>{suggestion.text}</span>
          <Button size="small" variant="outlined" color="inherit" onClick={suggestion.onUse}>
            <span>{suggestion.button}</span>
          </Button>
        </>
      )}
    </Line>
  );
}
