import type { DriverResponse } from '@chauffeur/contracts/drivers/driver';
import { replaceDriverHours, type DriverHours } from '@chauffeur/contracts/drivers/driver-hours';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RequestFailed, type ApiCall } from '../../api/send-request';
import { errorResponse } from '../../records/session-with-records.fixture';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import { HoursDialog } from './hours-dialog';

const driver = { id: '6a0f6a3e-6c1f-4a4e-9d2b-0c9d5a1f7e11', name: 'Elvin' } as DriverResponse;
const monday = { weekday: 1, from: '09:00', until: '18:00' };

/** A server on which another admin saves Tuesday's hours while this one has the dialog open with Monday's. */
class SharedHours extends Session {
  saved: DriverHours = { hours: [monday], version: 4 };
  /** Whether reads fail. */
  isDown = false;

  override async request<Result>({ method = 'GET', body, response }: ApiCall<Result>): Promise<Result> {
    if (method === 'GET' && this.isDown) throw new RequestFailed(null, null);
    if (method === 'PUT') {
      const { hours, version } = replaceDriverHours.parse(body);
      if (version !== this.saved.version) throw errorResponse('record.stale');
      this.saved = { hours, version: version + 1 };
    }
    return response.parse(this.saved);
  }
}

const startOf = (weekday: string) => screen.getByLabelText<HTMLInputElement>(`${weekday}, From`);
const save = () => screen.getByRole('button', { name: 'Save' });

const user = userEvent.setup();
afterEach(cleanup);

async function open() {
  const session = new SharedHours();
  const onClose = jest.fn();
  showScreen(() => <HoursDialog driver={driver} onClose={onClose} />, session);
  await waitFor(() => expect(startOf('Monday').value).toBe('09:00'));
  return { session, onClose };
}

describe('the working hours of a driver that another admin has changed meanwhile', () => {
  async function openAndCollide() {
    const { session, onClose } = await open();
    session.saved = { hours: [monday, { ...monday, weekday: 2 }], version: 5 };
    fireEvent.change(startOf('Monday'), { target: { value: '11:00' } });
    await user.click(save());
    await screen.findByRole('button', { name: 'Show their version' });
    expect(startOf('Monday').value).toBe('11:00');
    expect(session.saved.version).toBe(5);
    return { session, onClose };
  }

  it('can be taken as they are by now [D1.13]', async () => {
    const { session, onClose } = await openAndCollide();
    await user.click(screen.getByRole('button', { name: 'Show their version' }));
    expect([startOf('Monday').value, startOf('Tuesday').value]).toEqual(['09:00', '09:00']);
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(session.saved).toMatchObject({ version: 6, hours: [monday, { ...monday, weekday: 2 }] });
  });

  it('stay theirs on the days that were not typed [D1.13]', async () => {
    const { session, onClose } = await openAndCollide();
    await user.click(screen.getByRole('button', { name: 'Keep mine and continue' }));
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const hours = [
      { ...monday, from: '11:00' },
      { ...monday, weekday: 2 },
    ];
    expect(session.saved).toEqual({ version: 6, hours });
  });

  it('stay as typed if the connection is lost then, and are found by the next try', async () => {
    const { session, onClose } = await open();
    session.saved = { hours: [monday], version: 5 };
    session.isDown = true;
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    fireEvent.change(startOf('Monday'), { target: { value: '11:00' } });
    await user.click(save());
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Keep mine and continue' })).toBeNull();
    session.isDown = false;
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Keep mine and continue' }));
    await user.click(save());
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
    expect(session.saved.hours).toEqual([{ ...monday, from: '11:00' }]);
  });
});

it('are back as typed when a day is taken out and in again, and else the usual ones', async () => {
  const { session, onClose } = await open();
  fireEvent.change(startOf('Monday'), { target: { value: '11:30' } });
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  expect([startOf('Monday').value, startOf('Monday').disabled]).toEqual(['', true]);
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Sunday' }));
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(session.saved.hours).toEqual([
    { ...monday, from: '11:30' },
    { ...monday, weekday: 7 },
  ]);
});

it('are explained: any two equal times are 24 hours', async () => {
  await open();
  expect(screen.getByText(/two equal times mean 24 hours/)).toBeTruthy();
});

it('are shown as saved if the response was lost', async () => {
  const { session, onClose } = await open();
  fireEvent.change(startOf('Monday'), { target: { value: '11:00' } });
  session.saved = { hours: [{ ...monday, from: '11:00' }], version: 5 };
  await user.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(session.saved.version).toBe(5);
});

describe('unsaved working hours', () => {
  it('cause a question before Escape or Cancel closes the dialog, and a click beside it does nothing', async () => {
    const { onClose } = await open();
    fireEvent.change(startOf('Monday'), { target: { value: '11:00' } });
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByText('Close without saving?')).toBeNull());
    const backdrop = document.querySelector('.MuiDialog-container');
    await user.click(backdrop as Element);
    expect(screen.queryByText('Close without saving?')).toBeNull();
    expect(startOf('Monday').value).toBe('11:00');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onClose).not.toHaveBeenCalled();
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('cause no question if nothing was typed', async () => {
    const { onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

it('are saved by Ctrl+Enter from any field, once all of them are complete', async () => {
  const { session, onClose } = await open();
  fireEvent.change(startOf('Monday'), { target: { value: '' } });
  await user.click(startOf('Monday'));
  await user.keyboard('{Control>}{Enter}{/Control}');
  fireEvent.change(startOf('Monday'), { target: { value: '11:00' } });
  expect(session.saved.version).toBe(4);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(session.saved).toEqual({ version: 5, hours: [{ ...monday, from: '11:00' }] });
});

it('can be closed by touch if the hours could not be loaded', async () => {
  const session = new SharedHours();
  session.isDown = true;
  const onClose = jest.fn();
  showScreen(() => <HoursDialog driver={driver} onClose={onClose} />, session);
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('are those that another admin has saved since the dialog was last open', async () => {
  const session = new SharedHours();
  function Opener() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <HoursDialog driver={driver} onClose={() => setOpen(false)} />
    ) : (
      <button onClick={() => setOpen(true)}>Open</button>
    );
  }
  showScreen(Opener, session);
  await waitFor(() => expect(startOf('Monday').value).toBe('09:00'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  session.saved = { hours: [{ ...monday, from: '11:00' }], version: 5 };
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  await waitFor(() => expect(startOf('Monday').value).toBe('11:00'));
});
