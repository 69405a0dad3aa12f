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
