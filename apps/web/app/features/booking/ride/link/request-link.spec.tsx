import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { visit } from '../../../../site-under-test/visit';

const { fetch: noServer } = globalThis;
afterEach(() => {
  globalThis.fetch = noServer;
});

const reference = () => screen.getByLabelText<HTMLInputElement>(/^Reference number/);
const email = () => screen.getByLabelText<HTMLInputElement>(/^Email used for the booking/);
const press = () => screen.getByRole('button', { name: 'Send me my link' });

/** Fills in the form, with a server that gives this response. */
async function fillIn(status: number, code: string, errors: { field: string; code: string }[] = []) {
  const answer = JSON.stringify({ type: 'about:blank', title: code, status, code, errors });
  globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(answer, { status }));
  const { user } = await visit('/ride');
  await screen.findByText('Open the link in our email, or have it sent again.');
  await user.type(reference(), 'BK20300501-ABCDEFGH');
  await user.type(email(), 'emily@example');
  return user;
}

describe('the request for another link', () => {
  it('marks empty fields, and is not sent', async () => {
    globalThis.fetch = jest.fn<typeof fetch>();
    const { user } = await visit('/ride');
    await user.click(await screen.findByRole('button', { name: 'Send me my link' }));
    expect(screen.getByText('Please enter your reference number')).toBeDefined();
    expect(screen.getByText('Email is required')).toBeDefined();
    expect(document.activeElement).toBe(reference());
    await user.type(reference(), 'BK20300501-ABCDEFGH');
    await user.click(press());
    expect(screen.queryByText('Please enter your reference number')).toBeNull();
    expect(document.activeElement).toBe(email());
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('shows an error of the server at its field, and retains what was typed', async () => {
    const user = await fillIn(400, 'request.invalid', [
      { field: 'customerEmail', code: 'customerEmail.invalid' },
    ]);
    await user.click(press());
    expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email());
    expect([reference().value, email().value]).toEqual(['BK20300501-ABCDEFGH', 'emily@example']);
    expect(screen.queryByText(/could not be requested/)).toBeNull();
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('', { status: 202 }));
    await user.type(email(), '.com');
    await user.click(press());
    expect(await screen.findByText('If they belong together, we have sent the link.')).toBeDefined();
    expect(email().getAttribute('aria-invalid')).toBe('false');
  });

  it('says that there were too many requests, or that it failed', async () => {
    const user = await fillIn(429, 'request.tooMany');
    await user.click(press());
    expect(await screen.findByText(/^Too many requests in a short time/)).toBeDefined();
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response('', { status: 503 }));
    await user.click(press());
    expect(await screen.findByText(/could not be requested/)).toBeDefined();
    expect(screen.queryByText(/^Too many requests/)).toBeNull();
  });
});
