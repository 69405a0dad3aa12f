import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { GatewayResponses } from '../site-under-test/fake-gateway';
import { someCategory, someService } from '../site-under-test/records';
import { visit } from '../site-under-test/visit';

/** A response that is pending until it is released. */
function pendingResponse(body: unknown) {
  let release: () => void = () => undefined;
  const response = new Promise((resolve) => (release = () => resolve(body)));
  return { response, release };
}

async function goTo(name: string, responses: GatewayResponses, from = '/about') {
  const { user } = await visit(from, responses);
  const link = [...screen.getByRole('banner').querySelectorAll('a')].find(
    ({ textContent }) => textContent === name,
  );
  if (!link) throw new Error(`the header does not lead to ${name}`);
  await user.click(link);
  expect(await screen.findByRole('progressbar', { name: 'Loading the page' })).toBeDefined();
}

describe('a page that takes its time', () => {
  it('/ shows the outline of three cards [P2.4.6, P9.13]', async () => {
    const { response, release } = pendingResponse([someCategory(1)]);
    await goTo('Home', { '/api/categories': response });
    const outline = await screen.findByTestId('outline');
    expect(outline.querySelectorAll('li')).toHaveLength(3);
    release();
    expect(await screen.findByRole('heading', { name: 'Category 1' })).toBeDefined();
    expect(screen.queryByTestId('outline')).toBeNull();
  });

  it('replaces the image of the home page, so that the header gets its own colour', async () => {
    const { response, release } = pendingResponse([]);
    await goTo('Fleet', { '/api/cars': response }, '/');
    expect(await screen.findByTestId('outline')).toBeDefined();
    expect(screen.getByRole('banner').dataset['transparent']).toBe('false');
    release();
    await waitFor(() => expect(screen.queryByTestId('outline')).toBeNull());
  });

  it('gets the focus on its heading when it is in view, where browsers can focus it', async () => {
    const { response, release } = pendingResponse([]);
    await goTo('Fleet', { '/api/cars': response });
    expect(await screen.findByTestId('outline')).toBeDefined();
    const focused: { text: string | null; isHidden: boolean }[] = [];
    const watch = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused.push({ text: target.textContent, isHidden: target.closest('[hidden]') !== null });
    };
    document.addEventListener('focusin', watch);
    release();
    try {
      await waitFor(() => expect(focused).toEqual([{ text: 'Our fleet', isHidden: false }]));
    } finally {
      document.removeEventListener('focusin', watch);
    }
  });

  it('/services turns a spinner [P2.5.1, P4.5]', async () => {
    const { response, release } = pendingResponse([someService(1)]);
    await goTo('Services', { '/api/services': response });
    expect(await screen.findByTestId('spinner')).toBeDefined();
    release();
    expect(await screen.findByRole('heading', { name: 'Service 1' })).toBeDefined();
    expect(screen.queryByTestId('spinner')).toBeNull();
  });
});
