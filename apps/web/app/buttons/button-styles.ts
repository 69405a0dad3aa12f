import type { CSSObject, Theme } from '@mui/material/styles';

export interface ButtonStyleProps {
  /** At most one contained button per view; the others are outlined or text. */
  variant?: 'contained' | 'outlined' | 'text';
  size?: 'small' | 'medium' | 'large';
}

const sizes = {
  small: { minHeight: 40, padding: '8px min(16px, 7.5vw)', fontSize: '0.9375rem' },
  medium: { minHeight: 48, padding: '10px 22px', fontSize: '1rem' },
  large: { minHeight: 56, padding: '12px min(30px, 8vw)', fontSize: '1.0625rem' },
} as const;

/** Styles of everything clickable: amber for the main action, the text colour for the rest. */
export function buttonStyles({
  theme,
  variant = 'text',
  size = 'medium',
}: ButtonStyleProps & { theme: Theme }): CSSObject {
  return {
    display: 'inline-flex',
    maxWidth: '100%',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    font: 'inherit',
    lineHeight: 1.3,
    ...sizes[size],
    fontWeight: 700,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    borderRadius: 10,
    border: '1.5px solid transparent',
    color: 'inherit',
    backgroundColor: 'transparent',
    transition: 'background-color 180ms ease-out, border-color 180ms ease-out',
    '& svg': { fontSize: 22 },
    ...(variant === 'contained' && {
      color: theme.palette.primary.contrastText,
      backgroundColor: theme.palette.primary.main,
    }),
    ...(variant === 'outlined' && { borderColor: 'color-mix(in srgb, currentColor 55%, transparent)' }),
    '&:hover':
      variant === 'contained'
        ? { backgroundColor: theme.palette.primary.dark }
        : {
            backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)',
            borderColor: 'currentColor',
          },
    ...(variant === 'text' && {
      '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 8%, transparent)' },
    }),
    '&:disabled': {
      cursor: 'default',
      color: theme.palette.text.disabled,
      // A text button is in line with the text beside it, without a surface.
      ...(variant !== 'text' && { backgroundColor: theme.palette.divider }),
      borderColor: 'transparent',
    },
    '&[aria-disabled="true"]': { cursor: 'progress' },
  };
}

/** Prevents the style props from becoming attributes of the element. */
export const buttonOptions = {
  shouldForwardProp: (name: PropertyKey) => name !== 'variant' && name !== 'size' && name !== 'sx',
};
