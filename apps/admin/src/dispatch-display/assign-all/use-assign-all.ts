import { bookingDetailResponse } from '@chauffeur/contracts/bookings/booking';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReadRidesAgain } from '../../booking-display/use-read-rides-again';
import { useSession } from '../../session/session-context';
import { useRideFailureText } from '../use-ride-changes';
import type { ListedRide } from './use-rides-to-assign';

/** Gives rides away one after the other, so that each is judged with those before it; one that is rejected stops none. */
export function useAssignAll(readAgain: () => Promise<unknown>) {
  const { t } = useTranslation('dispatch');
  const session = useSession();
  const failureText = useRideFailureText();
  const readOthersAgain = useReadRidesAgain();
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const [isAssigning, setAssigning] = useState(false);

  const assign = ({ id, needed, booking: { version } }: ListedRide, takerId: string) =>
    session.request({
      method: 'PATCH',
      path: `/api/admin/bookings/${encodeURIComponent(id)}/schedule`,
      body: { version, [`${needed}Id`]: takerId },
      response: bookingDetailResponse,
    });

  /** `takers` has an id for each ride that is to be given away. */
  const assignAll = async (rides: readonly ListedRide[], takers: ReadonlyMap<string, string>) => {
    setAssigning(true);
    const rejected = new Map<string, string>();
    for (const ride of rides) {
      const takerId = takers.get(ride.id);
      if (!takerId) continue;
      try {
        await assign(ride, takerId);
      } catch (failure) {
        rejected.set(ride.id, failureText(failure, t('move.failed')));
      }
    }
    await readAgain();
    setFailures(rejected);
    setAssigning(false);
    void readOthersAgain();
  };
  return { assignAll, failures, isAssigning };
}
