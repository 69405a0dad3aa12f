import { describe, expect, it } from '@jest/globals';
import { theme } from './theme';

describe('the theme', () => {
  it('highlights an invalid field for 3 seconds [B9.4]', () => {
    const root = theme.components?.MuiOutlinedInput?.styleOverrides?.root;
    const styles = typeof root === 'function' ? root({ theme, ownerState: {} }) : root;
    expect(styles).toMatchObject({ '&.Mui-error': { animation: expect.stringMatching(/\b3s\b/) } });
  });
});
