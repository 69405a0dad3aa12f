import { createTheme } from '@mui/material/styles';
import { onGround } from '@chauffeur/brand';
import { darkColours, lightColours } from './colours';
import { forcedColors } from './forced-colors';

const heading = { fontWeight: 700, letterSpacing: '-0.02em' } as const;

/** The public site's typography and colours, but denser: staff read a lot here, all day. */
export const theme = createTheme({
  // The attribute has the admin's choice, else the system's.
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: { palette: lightColours }, dark: { palette: darkColours } },
  shape: { borderRadius: 10 },
  // Dialogs and lists open and close at once if the system is set to less motion.
  motion: { reducedMotion: 'system' },
  transitions: { duration: { shortest: 150, shorter: 180, short: 200, standard: 220, complex: 250 } },
  typography: {
    fontFamily: "'Manrope Variable', system-ui, sans-serif",
    fontWeightBold: 700,
    h1: { ...heading, fontSize: 'clamp(1.375rem, 1.25rem + 0.5vw, 1.75rem)', lineHeight: 1.2 },
    h2: { ...heading, fontSize: '1.0625rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
    h6: { ...heading, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: '-0.01em' },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
    button: { fontSize: '0.9375rem', fontWeight: 700, textTransform: 'none', lineHeight: 1.3 },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 44, paddingInline: 18, borderRadius: 10 },
        outlined: ({ theme: { vars } }) => ({ borderColor: vars.palette.fieldLine.main }),
      },
    },
    // MUI's default, the primary colour, has too little contrast on a light background.
    MuiLink: { defaultProps: { color: 'link.main' } },
    MuiTextField: { defaultProps: { fullWidth: true } },
    MuiOutlinedInput: {
      defaultProps: {
        slotProps: {
          // One text node, with or without the star: MUI's own are several, and fail when a browser translates the page.
          notchedOutline: ({ label, formControl }) => ({
            label: formControl?.required && typeof label === 'string' ? `${label}\u2009*` : label,
          }),
        },
      },
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          backgroundColor: vars.palette.background.paper,
          // An invalid field is highlighted for 3 seconds (specification, constants), then only its red line stays.
          '&.Mui-error': { animation: 'invalid-field 3s ease-out' },
          '@keyframes invalid-field': { '0%, 60%': { backgroundColor: vars.palette.error.light } },
          '&.Mui-focused:not(.Mui-error) .MuiOutlinedInput-notchedOutline': {
            borderColor: vars.palette.link.main,
          },
        }),
        input: {
          // An iPhone zooms the page into a field whose text is smaller.
          '@media (pointer: coarse)': { fontSize: '1rem' },
          // WebKit shows today in an empty date field: pale if the field has its own background, else as if it were chosen.
          '&[type="date"], &[type="time"]': {
            appearance: 'none',
            backgroundColor: 'inherit',
            borderRadius: 'inherit',
          },
          '&::-webkit-date-and-time-value': { textAlign: 'start' },
        },
        notchedOutline: ({ theme: { vars } }) => ({ borderColor: vars.palette.fieldLine.main }),
      },
    },
    MuiInputLabel: {
      styleOverrides: {
        // Amber on sandstone is too faint to read; it is reserved for what can be clicked.
        root: ({ theme: { vars } }) => ({
          '&.Mui-focused:not(.Mui-error)': { color: vars.palette.text.primary },
        }),
      },
    },
    MuiFormLabel: {
      styleOverrides: { asterisk: ({ theme: { vars } }) => ({ color: vars.palette.error.main }) },
    },
    MuiFormHelperText: {
      styleOverrides: {
        // The text that explains why a field is disabled must be readable.
        root: ({ theme: { vars } }) => ({ '&.Mui-disabled': { color: vars.palette.text.secondary } }),
      },
    },
    MuiAlert: {
      styleOverrides: {
        root: ({ theme: { vars }, ownerState }) => {
          const { main, light } = vars.palette[ownerState.severity ?? 'success'];
          return {
            color: main,
            backgroundColor: light,
            fontWeight: 600,
            '& .MuiAlert-icon': { color: main },
            // On a phone the button is below the text: beside it, its words would stand one below the other.
            ...(ownerState.action && {
              alignItems: 'center',
              flexWrap: 'wrap',
              '& .MuiAlert-message': { flex: '1 1 200px' },
              '& .MuiAlert-action': { whiteSpace: 'nowrap' },
            }),
          };
        },
      },
    },
    // On a laptop's low screen, every line counts.
    MuiDialog: {
      styleOverrides: {
        paper: {
          '@media (min-width: 600px) and (max-height: 800px)': {
            marginBlock: 8,
            maxHeight: 'calc(100% - 16px)',
            '& .MuiDialogTitle-root': { paddingBlock: 10 },
            '& .MuiDialogActions-root': { paddingBlock: 8 },
          },
        },
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    // MUI makes unselected tabs pale, but they must be readable too.
    MuiTab: { styleOverrides: { root: { minHeight: 44, textTransform: 'none', '&&': { opacity: 1 } } } },
    // Wraps, because a driver's name, hours and warnings are wider than a phone.
    MuiMenuItem: { styleOverrides: { root: { whiteSpace: 'normal', overflowWrap: 'anywhere' } } },
    MuiTableCell: {
      styleOverrides: {
        root: ({ theme: { vars } }) => ({
          padding: '6px 8px',
          fontSize: '0.8125rem',
          lineHeight: 1.35,
          borderColor: vars.palette.divider,
        }),
        head: ({ theme: { vars } }) => ({
          fontSize: '0.8125rem',
          fontWeight: 700,
          color: vars.palette.text.secondary,
          backgroundColor: vars.palette.sand.main,
          whiteSpace: 'nowrap',
        }),
      },
    },
    MuiCssBaseline: {
      styleOverrides: {
        ':root': { '--focus-ring': lightColours.link.main, colorScheme: 'light' },
        ':root[data-dark]': { '--focus-ring': darkColours.link.main, colorScheme: 'dark' },
        // Scrolls a focused element clear of the header, and of an action bar at the foot.
        html: { WebkitTextSizeAdjust: '100%', scrollPaddingBlock: '4.5rem 5.25rem' },
        body: { overflowWrap: 'break-word', minHeight: '100dvh' },
        // The sidebar and the signed-out pages set a ring that is visible on their dark ground.
        '.on-ground': { '--focus-ring': onGround.accent },
        // MUI's buttons, checkboxes and switches have no outline of their own, by a rule that comes later.
        ':focus-visible, .MuiButtonBase-root:is(:focus-visible, .Mui-focusVisible):not(.MuiMenuItem-root)': {
          outline: '3px solid var(--focus-ring)',
          outlineOffset: 2,
        },
        // Fields and dialogs show their focus in their own way.
        '.MuiInputBase-input:focus-visible, [tabindex="-1"]:focus-visible': { outline: 'none' },
        ...forcedColors,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            // Not a moment longer: each property of each element would have its new value a frame late, and move the page.
            transitionDuration: '0s !important',
          },
        },
      },
    },
  },
});
