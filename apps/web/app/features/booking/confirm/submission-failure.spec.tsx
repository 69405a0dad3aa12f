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
  render(failed(new RequestFailed(400, problem)));
  const [there, back, trip] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(there).toMatch(/Novruz/);
  expect(back).toBe(`Ride back: ${there}`);
  expect(trip).not.toMatch(/^Ride back: /);
});

it('says that another try is safe if no response came, after which the booking may have been made', () => {
  const { rerender } = render(failed(new RequestFailed(null, null)));
  expect(screen.getByRole('listitem').textContent).toMatch(/never books a ride twice/);
  const problem = { type: 'about:blank', title: '', status: 503, code: 'service.unreachable' } as const;
  rerender(failed(new RequestFailed(503, problem)));
  expect(screen.queryByRole('listitem')).toBeNull();
});

function failed(failure: RequestFailed) {
  return (
    <PartOfSite>
      <SubmissionFailure failure={failure} chosen={chosen} currency={undefined} />
    </PartOfSite>
  );
}
