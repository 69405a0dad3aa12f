import { describe, expect, it } from '@jest/globals';
import { theme } from './theme';

describe('the theme', () => {
  it('highlights an invalid field for 3 seconds [B9.4]', () => {
    const root = theme.components?.MuiOutlinedInput?.styleOverrides?.root;
    const styles = typeof root === 'function' ? root({ theme, ownerState: {} }) : root;
    expect(styles).toMatchObject({ '&.Mui-error': { animation: expect.stringMatching(/\b3s\b/) } });
  });

  it('gives date fields a background, so that WebKit shows an empty one as empty', () => {
    const input = theme.components?.MuiOutlinedInput?.styleOverrides?.input;
    expect(input).toMatchObject({ '&[type="date"], &[type="time"]': { backgroundColor: 'inherit' } });
  });

  it('gives links a colour that is readable on the page', () => {
    expect(theme.components?.MuiLink?.defaultProps?.color).toBe('link.main');
  });

  it('gives fields on phones a text that is large enough not to be zoomed into', () => {
    const input = theme.components?.MuiOutlinedInput?.styleOverrides?.input;
    expect(input).toMatchObject({ '@media (pointer: coarse)': { fontSize: '1rem' } });
  });
});
