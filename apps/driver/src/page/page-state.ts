import type { DriverRide } from '@chauffeur/contracts/driver-page/driver-rides';
import type { RejectedStep } from '../steps/queued-step';
import type { Company } from './company';

/**
 * What the page is about. `unreached`: nothing is known, and no network. `noLink`: the session is over, and there is no
 * link to sign in with.
 */
export type Phase = 'starting' | 'signIn' | 'noLink' | 'linkEnded' | 'unreached' | 'rides';

export interface PageState {
  readonly phase: Phase;
  readonly company: Company | undefined;
  /** The first word of the name; '' while it is not known. */
  readonly driverName: string;
  /** Whose rides this phone shows, while the page was opened by another driver's link; '' else. */
  readonly signedInAs: string;
  /** With the steps that are not sent yet. */
  readonly rides: readonly DriverRide[];
  /** When the list was read, by the server's clock. */
  readonly readAt: number;
  /** Whether the last attempt did not reach the server. */
  readonly isOffline: boolean;
  /** Rides with steps that wait on this phone. */
  readonly waiting: readonly string[];
  /** Whether they wait also while the page is closed. */
  readonly isLasting: boolean;
  readonly rejected: readonly RejectedStep[];
  /** Whether the phone could not store what was pressed last. */
  readonly isUnsaved: boolean;
  /** Whether steps of another driver wait, who has shared this phone, and the server would still take them: for 24 hours. */
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
  isLasting: true,
  rejected: [],
  isUnsaved: false,
  hasStepsOfOther: false,
};
