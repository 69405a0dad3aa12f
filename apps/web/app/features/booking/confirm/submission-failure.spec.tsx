import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { RequestFailed } from '../../../api/request-failed';
import { PartOfSite } from '../../../site-under-test/part-of-site';
import { chosenRecords } from '../draft/chosen-records';
import { SubmissionFailure } from './submission-failure';

const nothing = { cars: [], services: [], tours: [], categories: [], prices: [], currencies: [] };
const chosen = chosenRecords({ carId: null, serviceId: null, tourId: null }, {
  ...nothing,
  isComplete: true,
} as never);

afterEach(cleanup);

it('names the ride back if one of its fields is rejected: the codes of both rides are the same', () => {
  const params = { reason: 'Novruz' };
  const errors = [
    { field: 'bookingDate', code: 'bookingDate.closed', params },
    { field: 'returnRide.bookingDate', code: 'bookingDate.closed', params },
    { field: 'returnRide', code: 'returnRide.invalid' },
  ];
  const problem = { type: 'about:blank', title: '', status: 400, code: 'request.invalid', errors } as const;
  render(
    <PartOfSite>
      <SubmissionFailure failure={new RequestFailed(400, problem)} chosen={chosen} currency={undefined} />
    </PartOfSite>,
  );
  const [there, back, trip] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(there).toMatch(/Novruz/);
  expect(back).toBe(`Ride back: ${there}`);
  expect(trip).not.toMatch(/^Ride back: /);
});
