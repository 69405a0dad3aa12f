import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { FilterSelect } from './filter-select';

afterEach(cleanup);

it('shows that a list is filtered by a deleted value, so that the filter can be removed', async () => {
  const user = userEvent.setup();
  function Filter() {
    const [value, setValue] = useState<string | undefined>('deleted');
    const choices = [{ value: 'anar', label: 'Anar' }];
    return (
      <FilterSelect label="Driver" all="Any driver" choices={choices} value={value} onChoose={setValue} />
    );
  }
  showScreen(Filter, new Session());
  const select = await screen.findByRole('combobox', { name: /Driver/ });
  expect(select.textContent).toBe('…');
  await user.click(select);
  await user.click(screen.getByRole('option', { name: 'Any driver' }));
  expect(select.textContent).toBe('Any driver');
  await user.click(select);
  expect(screen.queryByRole('option', { name: '…' })).toBeNull();
});
