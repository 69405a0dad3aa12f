import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/contact-settings';
import type { DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DriverSessionResponse } from '@chauffeur/contracts/driver-page/driver-session';
import type { ServerClock } from '../clock/server-clock';
import type { QueuedStep } from '../steps/queued-step';
import type { SendOutcome } from '../steps/send-outcome';
import { sendRequest, type Answer } from './send-request';

/** What the page asks of the server. Types alone come from contracts: their schemas would exceed the budget of script. */
export class DriverApi {
  constructor(readonly clock: ServerClock) {}

  signIn(token: string, pin: string): Promise<Answer<DriverSessionResponse>> {
    return sendRequest(this.clock, 'POST', '/driver/session', { token, pin });
  }

  signOut(): Promise<Answer<undefined>> {
    return sendRequest(this.clock, 'DELETE', '/driver/session');
  }

  /** @param token of the link that the page was opened by; '' without one */
  readRides(token: string): Promise<Answer<DriverRidesResponse>> {
    return sendRequest(this.clock, 'GET', '/driver/rides', undefined, token);
  }

  async sendStep({ rideId, ...step }: QueuedStep): Promise<SendOutcome> {
    const answer = await sendRequest<unknown>(this.clock, 'POST', `/driver/rides/${rideId}/steps`, step);
    if (answer.kind === 'ok') return { kind: 'accepted' };
    if (answer.kind === 'unavailable') return answer;
    return answer.status === 401 ? { kind: 'signedOut' } : answer;
  }

  confirmSeen(rideId: string, changedAt: string): Promise<Answer<unknown>> {
    return sendRequest(this.clock, 'POST', `/driver/rides/${rideId}/seen`, { changedAt });
  }

  readCompany(): Promise<Answer<ContactSettingsResponse | null>> {
    return sendRequest(this.clock, 'GET', '/contact-settings');
  }
}
