import { screen, waitFor } from '@testing-library/react';

/** The button of a step that Next has just opened, once it can be pressed. */
export const restedButton = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name });
    if (button.ariaDisabled === 'true') throw new Error(`${name} rests`);
    return button;
  });
