import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Session } from '../../session/session';
import { showOnDesktop, showOnPhone } from '../../show-on-phone.fixture';
import { showScreen } from '../../show-screen.fixture';
import { boardView } from './board-view.fixture';
import { useBoardView } from './board-view';

function View() {
  const [view] = useBoardView();
  return <output>{JSON.stringify(view)}</output>;
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;
const address = `/dispatch?date=${boardView.date}&days=7&by=driver&q=Rauf&carId=camry&problems=1&ride=one`;

afterEach(() => {
  cleanup();
  showOnDesktop();
});

it('is read from the URL', () => {
  showScreen(View, new Session(), address);
  expect(shown()).toEqual({
    date: boardView.date,
    days: 7,
    by: 'driver',
    q: 'Rauf',
    carId: 'camry',
    hasProblems: true,
    rideId: 'one',
  });
});

it('is a day without filters on a phone, which has no control to clear one', () => {
  showOnPhone();
  showScreen(View, new Session(), address);
  expect(shown()).toEqual({
    date: boardView.date,
    days: 1,
    by: 'car',
    q: '',
    hasProblems: false,
    rideId: 'one',
  });
});
