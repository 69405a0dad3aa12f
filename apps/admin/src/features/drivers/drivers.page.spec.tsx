import { afterEach, describe, expect, it } from '@jest/globals';
import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiCall } from '../../api/send-request';
import { errorResponse, SessionWithRecords } from '../../records/session-with-records.fixture';
import { someDriver } from '../../resources/fixtures/driver.fixture';
import { showScreen } from '../../show-screen.fixture';
import { DriversPage } from './drivers.page';

const driver: DriverResponse = {
  ...someDriver,
  phone: '+994 50 555 01 02',
  licenseNumber: 'AZ 12345',
  hireDate: '2024-03-01',
};

const inactive: DriverResponse = {
  ...driver,
  id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e12',
  name: 'Kamran Aliyev',
  isActive: false,
  paymentType: 'percentage',
};

function show(records: DriverResponse[] = [driver, inactive]): SessionWithRecords<DriverResponse> {
  const session = new SessionWithRecords('/api/admin/drivers', records);
  showScreen(DriversPage, session);
  return session;
}

const stats = () =>
  within(screen.getByLabelText('Driver statistics'))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

describe('the drivers screen', () => {
  const user = userEvent.setup();

  afterEach(cleanup);

  it('counts drivers and searches them by name, phone, email and license [B2.5.23, B2.5.24]', async () => {
    show();
    expect(await screen.findByRole('article', { name: 'Kamran Aliyev' })).toBeTruthy();
    expect(stats()).toEqual(['2', '1', '1', '1']);
    await user.type(screen.getByRole('searchbox'), 'elvin');
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Kamran Aliyev' })).toBeNull());
    expect(screen.getByRole('article', { name: 'Elvin Mammadov' })).toBeTruthy();
  });

  it('shows fifty drivers at once, and searches all of them', async () => {
    const drivers = Array.from({ length: 51 }, (_, number) => ({
      ...driver,
      id: crypto.randomUUID(),
      name: `Driver ${number}`,
    }));
    show(drivers);
    expect(await screen.findByRole('article', { name: 'Driver 49' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Driver 50' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('article', { name: 'Driver 50' })).toBeTruthy();
    expect(screen.queryByRole('article', { name: 'Driver 49' })).toBeNull();
    await user.type(screen.getByRole('searchbox'), 'Driver 7');
    expect(await screen.findByRole('article', { name: 'Driver 7' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  });

  it('shows a hint when there is none, and adds one with the defaults [B4.16, B5.3.5]', async () => {
    const session = show([]);
    expect(await screen.findByText('No drivers yet')).toBeTruthy();
    const [add] = screen.getAllByRole('button', { name: 'Add driver' });
    await user.click(add as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Add driver' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findAllByText('Please fill in this field')).toHaveLength(1);
    await user.type(dialog.getByLabelText(/Full name/), 'Anar Huseynov');
    await user.clear(dialog.getByLabelText(/Payment rate/));
    await user.type(dialog.getByLabelText(/Payment rate/), '15.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'Anar Huseynov' })).toBeTruthy();
    expect(session.records[0]).toMatchObject({ isActive: true, paymentType: 'hourly', paymentRate: 15.5 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that rides ahead stay with a driver who is set inactive', async () => {
    show();
    const hint = /^Rides ahead stay with this driver/;
    await user.click(await screen.findByRole('button', { name: 'Edit Elvin Mammadov' }));
    expect(screen.queryByText(hint)).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Active' }));
    expect(screen.getByText(hint)).toBeTruthy();
  });

  it('preserves the input when another admin has saved first, and continues from there [B4.23]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Edit Elvin Mammadov' }));
    session.records = session.records.map((known) =>
      known.id === driver.id ? { ...known, phone: '+994 50 999 99 99', version: 2 } : known,
    );
    const dialog = within(screen.getByRole('dialog', { name: 'Edit driver' }));
    await user.clear(dialog.getByLabelText(/Full name/));
    await user.type(dialog.getByLabelText(/Full name/), 'Elvin M.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Someone else has saved changes/)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>(/Full name/).value).toBe('Elvin M.');
    await user.click(dialog.getByRole('button', { name: 'Keep mine and continue' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('article', { name: 'Elvin M.' })).toBeTruthy();
    const stored = session.records.find(({ id }) => id === driver.id);
    expect(stored).toMatchObject({ name: 'Elvin M.', phone: '+994 50 999 99 99', version: 3 });
  });

  it('shows a rejection without waiting for the lists to be refetched', async () => {
    class SessionOfSlowLists extends SessionWithRecords<DriverResponse> {
      isSlow = false;
      override async request<Result>(call: ApiCall<Result>): Promise<Result> {
        const isList = call.method === undefined && call.path === this.path;
        return isList && this.isSlow ? new Promise(() => undefined) : super.request(call);
      }
    }
    const session = new SessionOfSlowLists('/api/admin/drivers', [driver]);
    showScreen(DriversPage, session);
    await user.click(await screen.findByRole('button', { name: 'Edit Elvin Mammadov' }));
    session.isSlow = true;
    session.failNext = errorResponse('request.invalid', [{ field: 'phone', code: 'phone.invalid' }]);
    const dialog = within(screen.getByRole('dialog', { name: 'Edit driver' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(dialog.getByLabelText(/^Phone/).getAttribute('aria-invalid')).toBe('true'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Delete Elvin Mammadov' }));
    const question = within(screen.getByRole('alertdialog'));
    session.failNext = errorResponse('request.overloaded');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText(/Please try again/)).toBeTruthy();
  });

  it('confirms before deleting, and shows when that failed [B5.3.14, B8.24]', async () => {
    const session = show();
    await user.click(await screen.findByRole('button', { name: 'Delete Elvin Mammadov' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Delete Elvin Mammadov?' }));
    session.isDown = true;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await question.findByText('Failed to delete driver. Please try again.')).toBeTruthy();
    session.isDown = false;
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('The driver is deleted.')).toBeTruthy();
    expect(session.records.map(({ name }) => name)).toEqual(['Kamran Aliyev']);
    // The focused button is gone with its card, so the next one gets the focus instead of the page.
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const next = screen.getByRole('article', { name: 'Kamran Aliyev' });
    await waitFor(() => expect(next.contains(document.activeElement)).toBe(true));
  });

  it('confirms before input is lost', async () => {
    show();
    await user.click(await screen.findByRole('button', { name: 'Edit Elvin Mammadov' }));
    await user.type(screen.getByLabelText(/Notes/), 'Speaks French');
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Close without saving?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('Speaks French');
  });

  it('shows that drivers could not be loaded, and retries [B8.10, B8.13, B8.34]', async () => {
    const session = new SessionWithRecords('/api/admin/drivers', [driver]);
    session.isDown = true;
    showScreen(DriversPage, session);
    expect(await screen.findByText('Failed to load drivers')).toBeTruthy();
    session.isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: 'Elvin Mammadov' })).toBeTruthy();
  });
});
