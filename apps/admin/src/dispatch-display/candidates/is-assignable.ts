import type {
  DriverCandidate,
  VehicleCandidate,
} from '@chauffeur/contracts/bookings/changes/ride-candidates';

/** Whether the candidate can be assigned without a question. One that is close to another ride needs the ride's form. */
export function isAssignable(candidate: VehicleCandidate | DriverCandidate): boolean {
  const isTight = 'isTight' in candidate && candidate.isTight;
  return !isTight && (candidate.state === 'free' || candidate.state === 'offHours');
}
