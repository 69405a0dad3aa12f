import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { PeriodFields } from './period-fields';

afterEach(cleanup);

it('keeps both days of a period that are set before the first is in the URL', async () => {
  const List = () => (
    <>
      <PeriodFields label="Period" />
      <output>{useLocation().search}</output>
    </>
  );
  showScreen(List, new Session());
  const to = await screen.findByLabelText('To');
  await act(async () => {
    fireEvent.change(to, { target: { value: '2027-04-29' } });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2027-04-01' } });
  });
  expect(screen.getByRole('status').textContent).toBe('?to=2027-04-29&from=2027-04-01');
});
