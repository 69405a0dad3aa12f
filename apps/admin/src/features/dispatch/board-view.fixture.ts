import type { BoardView } from './board-view';

/** Shows the day of the fixtures' ride, by vehicle. */
export const boardView: BoardView = {
  date: '2031-05-01',
  days: 1,
  by: 'car',
  q: '',
  carId: undefined,
  hasProblems: false,
  rideId: undefined,
};
