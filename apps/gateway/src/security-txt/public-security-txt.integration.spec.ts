import type { ContactSettingsResponse } from '@chauffeur/contracts/catalogue/settings/contact-settings';
import { afterEach, describe, expect, it } from '@jest/globals';
import { startGateway, type RunningGateway } from '../start-gateway.fixture.js';

let gateway: RunningGateway;

afterEach(() => gateway.stop());

const settings: ContactSettingsResponse = {
  id: '3b0d7c39-8f55-4a8a-9d0e-0c8f6f1f7a11',
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  companyName: 'Ride',
  websiteUrl: 'https://ride.example',
  phonePrimary: '+994 12 000 00 00',
  phoneWhatsapp: '+994 50 000 00 00',
  emailInfo: 'info@ride.example',
  emailSupport: 'help@ride.example',
  address: '1 Street',
  addressRu: null,
  city: 'Baku',
  cityRu: null,
  country: 'Azerbaijan',
  countryRu: null,
  businessHours: '24/7',
  businessHoursRu: null,
  emergencyContact: null,
  socialMedia: {},
  googleReviewUrl: null,
};

async function securityTxt(list: ContactSettingsResponse[]) {
  gateway = await startGateway((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(list));
  });
  const response = await fetch(`${gateway.address}/.well-known/security.txt`);
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}

describe('/.well-known/security.txt', () => {
  it("names the company's support address", async () => {
    const { status, type, text } = await securityTxt([settings]);
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:help@ride.example\n');
  });

  it('is not there without contact settings', async () => {
    expect((await securityTxt([])).status).toBe(404);
  });
});
