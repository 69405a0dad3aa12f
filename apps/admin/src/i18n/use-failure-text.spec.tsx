import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { RequestFailed } from '../api/send-request';
import { errorResponse } from '../records/session-with-records.fixture';
import { Session } from '../session/session';
import { showScreen } from '../show-screen.fixture';
import { useFailureText } from './use-failure-text';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it.each([
  [
    'the missing connection',
    false,
    new RequestFailed(null, null),
    'Not saved. This device has no network connection.',
  ],
  ['what failed, where the server did not respond', true, new RequestFailed(null, null), 'Not saved.'],
  [
    'what failed, where the connection was lost after the response',
    false,
    new RequestFailed(502, null),
    'Not saved.',
  ],
  ['what the server says', true, errorResponse('request.tooLarge'), /^This is too large to send/],
])('a failed save names %s', (_what, isOnline, failure, text) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  const Failure = () => <p>{useFailureText()(failure, 'Not saved.')}</p>;
  showScreen(Failure, new Session());
  expect(screen.getByText(text)).toBeTruthy();
});

it('ends a text without a full stop before it names the missing connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Failure = () => <p>{useFailureText()(new RequestFailed(null, null), 'Not saved')}</p>;
  showScreen(Failure, new Session());
  expect(screen.getByText('Not saved. This device has no network connection.')).toBeTruthy();
});

it.each([
  ['its time of day, of a service of the release before', {}, 'This driver is off from 09:00 to 15:00.'],
  [
    'its time of day',
    { startsAt: '2031-03-05T05:00:00.000Z', endsAt: '2031-03-05T11:00:00.000Z' },
    'This driver is off from 09:00 to 15:00.',
  ],
  [
    'its days too where it takes a day or longer',
    { startsAt: '2031-03-05T05:00:00.000Z', endsAt: '2031-03-07T11:00:00.000Z' },
    'This driver is off from Mar 5, 2031, 09:00 to Mar 7, 2031, 15:00.',
  ],
])('names of what is in the way %s', (_what, days, text) => {
  const params = { kind: 'block', from: '09:00', until: '15:00', tight: 0, ...days };
  const failure = errorResponse('driver.busy', [{ field: 'driverId', code: 'driverId.blocked', params }]);
  const Failure = () => <p>{useFailureText()(failure, 'Not saved.')}</p>;
  showScreen(Failure, new Session());
  expect(screen.getByText(text)).toBeTruthy();
});
