import { ErrorOutlineRounded as ErrorIcon } from '@chauffeur/brand/icons';
import { keyframes, styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { palette } from '../../theme/theme';

const highlight = keyframes({
  '0%, 75%': { outlineColor: palette.error.main },
  '100%': { outlineColor: 'transparent' },
});

/** Milliseconds for which the first invalid field is highlighted (specification, constants). */
export const highlightDuration = 3000;

const Frame = styled('div')({
  '&[data-highlighted="true"]': {
    borderRadius: 10,
    outline: '3px solid transparent',
    outlineOffset: 8,
    animation: `${highlight} ${highlightDuration}ms ease-out`,
  },
});

const Label = styled('label')({
  display: 'block',
  marginBottom: 6,
  fontSize: '0.9375rem',
  fontWeight: 700,
});

const Mark = styled('span')(({ theme }) => ({
  marginInlineStart: 3,
  color: theme.palette.error.main,
}));

const Hint = styled('p')(({ theme }) => ({
  margin: '6px 0 0',
  fontSize: '0.875rem',
  color: theme.palette.text.secondary,
}));

const ErrorText = styled('p')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 6,
  margin: '6px 0 0',
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: theme.palette.error.main,
  '& svg': { flex: 'none', fontSize: 20, marginTop: 1 },
}));

export interface FieldText {
  label: string;
  hint?: string | undefined;
  /** Translated; undefined while the field is valid. */
  error?: string | undefined;
  /** Briefly outlines the field; set for the first invalid one. */
  isHighlighted?: boolean | undefined;
}

interface FieldFrameProps extends Omit<FieldText, 'label'> {
  id: string;
  children: ReactNode;
}

interface FieldNameProps {
  label: string;
  required: boolean | undefined;
}

/** The name of a field, with a mark that screen readers skip if the field is required. */
export function FieldName({ label, required }: FieldNameProps) {
  return (
    <>
      <span>{label}</span>
      {required && <Mark aria-hidden="true">*</Mark>}
    </>
  );
}

/** The label above an input. */
export function FieldLabel({ htmlFor, ...name }: FieldNameProps & { htmlFor: string }) {
  return (
    <Label htmlFor={htmlFor}>
      <FieldName {...name} />
    </Label>
  );
}

/** A field with its hint and error below; `descriptionIds` gives their ids for `aria-describedby`. */
export function FieldFrame({ id, hint, error, isHighlighted, children }: FieldFrameProps) {
  return (
    <Frame data-highlighted={isHighlighted || undefined}>
      {children}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && (
        <ErrorText id={`${id}-error`}>
          <ErrorIcon aria-hidden="true" />
          <span>{error}</span>
        </ErrorText>
      )}
    </Frame>
  );
}

/** Returns the value of a field's `aria-describedby`. */
export function descriptionIds(id: string, { hint, error }: Omit<FieldText, 'label'>): string | undefined {
  const ids = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}
