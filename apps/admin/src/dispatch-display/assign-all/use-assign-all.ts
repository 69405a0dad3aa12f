import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useState } from 'react';
import { useRefetchRides } from '../../booking-display/use-refetch-rides';
import { useSession } from '../../session/session-context';
import type { ListedRide } from './use-rides-to-assign';

/** A ride as it was shown, and its new assignee. */
export interface Assignment {
  readonly ride: ListedRide;
  readonly assigneeId: string;
}

export interface FailedAssignment extends Assignment {
  readonly failure: unknown;
}

/** Assigns rides one after another, so that each is checked against those before it. A rejection does not stop the rest. */
export function useAssignAll(refetchList: () => Promise<unknown>) {
  const session = useSession();
  const refetchRides = useRefetchRides();
  const [requested, setRequested] = useState<ReadonlyMap<string, string>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<string, FailedAssignment>>(new Map());
  const [isAssigning, setAssigning] = useState(false);

  const assign = ({ ride: { id, needed, booking }, assigneeId }: Assignment, allowTightGap: boolean) =>
    session.request({
      method: 'PATCH',
      path: `/api/admin/bookings/${encodeURIComponent(id)}/schedule`,
      body: {
        version: booking.version,
        [`${needed}Id`]: assigneeId,
        ...(allowTightGap ? { allowTightGap } : {}),
      },
      response: bookingDetailResponse,
    });

  const assignEach = async (
    assignments: readonly Assignment[],
    others: ReadonlyMap<string, FailedAssignment>,
    allowTightGap: boolean,
  ) => {
    setAssigning(true);
    const rejected = new Map(others);
    for (const assignment of assignments) {
      try {
        await assign(assignment, allowTightGap);
      } catch (failure) {
        rejected.set(assignment.ride.id, { ...assignment, failure });
      }
    }
    await refetchList();
    setRequested(
      (before) =>
        new Map([...before, ...assignments.map(({ ride, assigneeId }) => [ride.id, assigneeId] as const)]),
    );
    setFailures(rejected);
    setAssigning(false);
    void refetchRides();
  };

  return {
    assignAll: (assignments: readonly Assignment[]) => assignEach(assignments, new Map(), false),
    /** Assigns despite less than the usual time to another ride, on the version that was shown with the rejection. */
    assignAnyway: (failed: FailedAssignment) => {
      const others = [...failures].filter(([id]) => id !== failed.ride.id);
      return assignEach([failed], new Map(others), true);
    },
    /** Bookings by id, and the last assignee that was requested here for each. */
    requested,
    failures,
    isAssigning,
  };
}
