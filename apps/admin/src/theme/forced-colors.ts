/** High contrast replaces all backgrounds: what only they show is shown by the system's colours and by borders instead. */
export const forcedColors = {
  '@media (forced-colors: active)': {
    '[aria-pressed="true"], [aria-current="page"], .MuiMenuItem-root.Mui-selected, .MuiAutocomplete-option.Mui-focused':
      {
        forcedColorAdjust: 'none',
        // Overrides the colours that each of these has otherwise.
        color: 'HighlightText !important',
        backgroundColor: 'Highlight !important',
      },
    '[aria-current="page"] svg': { color: 'inherit !important' },
    '.MuiMenuItem-root.Mui-focusVisible': { outline: '3px solid', outlineOffset: -3 },
    '.MuiButton-root.MuiButton-contained': { border: '1px solid' },
    '.MuiPaper-root:is(.MuiDialog-paper, .MuiPopover-paper, .MuiAutocomplete-paper)': { border: '1px solid' },
    '.MuiSwitch-track': { border: '1px solid', opacity: '1 !important' },
    '.MuiSwitch-root .Mui-checked + .MuiSwitch-track': {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
    },
  },
} as const;
