import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import type { DriverRidesResponse } from '@chauffeur/contracts/driver-page/driver-rides';
import type { DriverSessionResponse } from '@chauffeur/contracts/driver-page/driver-session';
import type { DriverLanguage } from '@chauffeur/contracts/languages/language';
import type { ServerClock } from '../clock/server-clock';
import type { QueuedStep } from '../steps/queued-step';
import type { SendOutcome } from '../steps/send-outcome';
import { sendRequest, type ApiResponse } from './send-request';

/** Requests of the page. Only types are imported from contracts: their schemas would exceed the script budget. */
export class DriverApi {
  constructor(readonly clock: ServerClock) {}

  signIn(token: string, pin: string): Promise<ApiResponse<DriverSessionResponse>> {
    return sendRequest(this.clock, 'POST', '/driver/session', { token, pin });
  }

  signOut(): Promise<ApiResponse<undefined>> {
    return sendRequest(this.clock, 'DELETE', '/driver/session');
  }

  /**
   * @param token token of the link that opened the page; '' if there is none
   * @param language names places
   */
  readRides(token: string, language: DriverLanguage): Promise<ApiResponse<DriverRidesResponse>> {
    return sendRequest(this.clock, 'GET', `/driver/rides?language=${language}`, undefined, token);
  }

  async sendStep({ rideId, startsAt: _startsAt, ...step }: QueuedStep): Promise<SendOutcome> {
    const response = await sendRequest<unknown>(this.clock, 'POST', `/driver/rides/${rideId}/steps`, step);
    if (response.kind === 'ok') return { kind: 'accepted' };
    if (response.kind === 'unavailable') return response;
    return response.status === 401 ? { kind: 'signedOut' } : response;
  }

  confirmSeen(rideId: string, changedAt: string): Promise<ApiResponse<unknown>> {
    return sendRequest(this.clock, 'POST', `/driver/rides/${rideId}/seen`, { changedAt });
  }

  readCompany(): Promise<ApiResponse<ContactSettingsResponse | null>> {
    return sendRequest(this.clock, 'GET', '/contact-settings');
  }
}
