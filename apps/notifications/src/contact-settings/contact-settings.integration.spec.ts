import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { bookingCreated, contactSettingsChanged } from '@chauffeur/contracts';
import { eventually } from '../testing/eventually.js';
import { Stage } from '../testing/stage.js';

const settingsTold = contactSettingsChanged.example;

describe('mails and the contact settings', () => {
  let stage: Stage;

  beforeEach(async () => {
    stage = await Stage.open('postgresql');
  });

  afterEach(() => stage.close());

  it('lets mails wait for the first contact settings, then sends them with the company in it', async () => {
    await stage.start({ ADMIN_EMAIL: undefined });
    await stage.collector.start();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await stage.handled();
    expect((await stage.deliveries()).map(({ status }) => status)).toEqual(['waiting', 'waiting']);

    await stage.teller.tell(contactSettingsChanged, settingsTold);
    await eventually(() =>
      expect(stage.collector.summary()).toEqual([
        'admin_notification en info@example.com',
        'booking_received en emily.carter@example.com',
      ]),
    );
    expect(stage.collector.jobs.map(({ fromName }) => fromName)).toEqual([
      'Example Chauffeurs',
      'Example Chauffeurs',
    ]);
  });

  it('writes to the customer without the company when no settings come, and keeps the notice for staff', async () => {
    await stage.start({ ADMIN_EMAIL: undefined });
    await stage.collector.start();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await stage.handled();
    await stage.letTimePass();

    await eventually(() => expect(stage.collector.jobs).toHaveLength(1));
    expect(stage.collector.jobs[0]).toMatchObject({
      templateName: 'booking_received',
      fromName: 'Private driver service, Baku',
    });
    expect((await stage.deliveries()).map(({ status }) => status)).toEqual(['waiting', 'queued']);
  });

  it('ignores settings that are older than those it knows', async () => {
    await stage.start();
    await stage.collector.start();
    const { settings } = settingsTold;
    if (!settings) throw new Error('the example has settings');
    await stage.teller.tell(contactSettingsChanged, { settings, changedAt: '2026-11-21T10:00:00.000Z' });
    await stage.handled();
    await stage.teller.tell(contactSettingsChanged, {
      settings: { ...settings, companyName: 'An older name' },
      changedAt: '2026-11-21T09:00:00.000Z',
    });
    await stage.handled();
    await stage.teller.tell(bookingCreated, bookingCreated.example);
    await eventually(() => expect(stage.collector.jobs).toHaveLength(2));
    expect(stage.collector.jobs[0]?.fromName).toBe('Example Chauffeurs');
  });
});
