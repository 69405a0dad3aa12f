import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { visit } from '../site-under-test/visit';

it('its heading gets the focus if the page of a link cannot be fetched, so that screen readers announce it', async () => {
  const { user } = await visit('/about', {}, { unreachable: 'contact' });
  const [link] = within(screen.getByRole('contentinfo')).getAllByRole('link', { name: 'Contact' });
  if (!link) throw new Error('the footer does not lead to the contact page');
  await user.click(link);
  const heading = await screen.findByRole('heading', { name: 'This page could not be loaded' });
  expect(document.activeElement).toBe(heading);
});
