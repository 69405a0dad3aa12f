import type { RideResponse } from '@chauffeur/contracts/rides/ride';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PartOfSite } from '../../../../site-under-test/part-of-site';
import { bookedRide } from '../ride.fixture';
import { RideSummary } from './ride-summary';

const otherLeg = {
  referenceNumber: 'BK20300501-YYYYYYYY',
  leg: 2,
  bookingDate: '2030-05-07',
  bookingTime: null,
};

/** With a button, as an example of another element that has the focus. */
function Shown({ status, hasButton }: { status: string; hasButton: boolean }) {
  const ride = { ...bookedRide, otherLeg: { ...otherLeg, status } } as unknown as RideResponse;
  return (
    <PartOfSite>
      <RideSummary ride={ride} />
      {hasButton && <button type="button">Yes, cancel the ride</button>}
    </PartOfSite>
  );
}

it('moves the focus from an answered question to the ride back, now cancelled', () => {
  const { rerender } = render(<Shown status="confirmed" hasButton />);
  screen.getByRole('button').focus();
  rerender(<Shown status="cancelled" hasButton={false} />);
  expect(document.activeElement?.textContent).toMatch(/^Your ride back: .*7\sMay 2030 \(cancelled\)$/);
});

it('takes the focus from no other element when the ride back is cancelled meanwhile', () => {
  const { rerender } = render(<Shown status="confirmed" hasButton />);
  screen.getByRole('button').focus();
  rerender(<Shown status="cancelled" hasButton />);
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

it('has screen readers announce a new time of the ride', () => {
  const at = (bookingTime: string) => (
    <PartOfSite>
      <RideSummary ride={{ ...bookedRide, bookingTime } as unknown as RideResponse} />
    </PartOfSite>
  );
  const { rerender } = render(at('10:30'));
  const moment = screen.getByText(/10:30/);
  rerender(at('12:45'));
  expect(moment.textContent).toContain('12:45');
  expect(moment.ariaLive).toBe('polite');
});
