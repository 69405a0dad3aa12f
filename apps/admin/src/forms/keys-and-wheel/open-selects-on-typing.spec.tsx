import { afterEach, describe, expect, it, jest } from '@jest/globals';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openSelectsOnTyping } from './open-selects-on-typing';

const cars = ['Hyundai Elantra', 'Mercedes-Benz E-Class', 'Toyota Camry'];

openSelectsOnTyping();

describe('typing in a closed select', () => {
  const user = userEvent.setup();
  afterEach(cleanup);

  function show() {
    const onChange = jest.fn<(value: string) => void>();
    render(
      <TextField select label="Car" value="Hyundai Elantra" onChange={({ target }) => onChange(target.value)}>
        {cars.map((car) => (
          <MenuItem key={car} value={car}>
            {car}
          </MenuItem>
        ))}
      </TextField>,
    );
    act(() => screen.getByRole('combobox', { name: 'Car' }).focus());
    return onChange;
  }

  it('chooses nothing by a text with which no option begins, and shows the options', async () => {
    const onChange = show();
    await user.keyboard('Camry');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getAllByRole('option')).toHaveLength(3);
  });

  it('moves to the option that begins with it, which Enter chooses', async () => {
    const onChange = show();
    await user.keyboard('t');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('option', { name: 'Toyota Camry' })),
    );
    expect(onChange).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([['Toyota Camry']]);
  });
});
