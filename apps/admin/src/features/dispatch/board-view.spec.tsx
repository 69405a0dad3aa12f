import { afterEach, expect, it } from '@jest/globals';
import { todayInBaku } from '@chauffeur/contracts/time/today-in-baku';
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
const camry = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12';
const ride = '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e13';
const address = `/dispatch?date=${boardView.date}&days=7&by=driver&q=Rauf&carId=${camry}&problems=1&ride=${ride}`;

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
    carId: camry,
    hasProblems: true,
    rideId: ride,
  });
});

it('ignores what the URL of a broken link has, as if it were not set', () => {
  showScreen(
    View,
    new Session(),
    '/dispatch?date=2031-02-30&days=9&by=car&carId=camry&problems=yes&ride=one',
  );
  expect(shown()).toEqual({
    date: todayInBaku(new Date()),
    days: 1,
    by: 'car',
    q: '',
    hasProblems: false,
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
    rideId: ride,
  });
});
