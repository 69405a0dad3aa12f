import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { RejectedStep } from '../steps/queued-step';
import type { Company } from './company';

/**
 * What the page shows. `unreached`: offline with nothing stored. `noLink`: the session is over, and there is no
 * link to sign in with.
 */
export type Phase = 'starting' | 'signIn' | 'noLink' | 'linkEnded' | 'unreached' | 'rides';

export interface PageState {
  readonly phase: Phase;
  readonly company: Company | undefined;
  /** The driver's first name; '' while unknown. */
  readonly driverName: string;
  /** The driver whose rides this phone shows, if the page was opened with another driver's link; '' otherwise. */
  readonly signedInAs: string;
  /** The rides, with queued steps applied. */
  readonly rides: readonly DriverRide[];
  /** When the list was read, by the server's clock. */
  readonly readAt: number;
  /** Whether the last attempt did not reach the server. */
  readonly isOffline: boolean;
  /** Rides with queued steps. */
  readonly waiting: readonly string[];
  /** Whether queued steps survive closing the page. */
  readonly isPersistent: boolean;
  readonly rejected: readonly RejectedStep[];
  /** Whether the phone could not store the last step. */
  readonly isUnsaved: boolean;
  /** Whether steps of another driver who shares this phone wait and would still be accepted, which they are for 24 hours. */
  readonly hasStepsOfOther: boolean;
}

export const startingState: PageState = {
  phase: 'starting',
  company: undefined,
  driverName: '',
  signedInAs: '',
  rides: [],
  readAt: 0,
  isOffline: false,
  waiting: [],
  isPersistent: true,
  rejected: [],
  isUnsaved: false,
  hasStepsOfOther: false,
};
