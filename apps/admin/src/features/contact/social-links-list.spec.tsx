import { afterEach, expect, it } from '@jest/globals';
import type { ContactSettingsRequest } from '@chauffeur/contracts/catalogue/settings/contact-settings-request';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { Session } from '../../session/session';
import { showScreen } from '../../show-screen.fixture';
import type { ContactFormValues } from './contact-form.rules';
import { SocialLinksList } from './social-links-list';

function Links() {
  const links = [{ network: 'instagram', link: 'https://instagram.example/company' }];
  const { control } = useForm<ContactFormValues, unknown, ContactSettingsRequest>({
    defaultValues: { socialMedia: { links, json: null } },
  });
  return <SocialLinksList control={control} />;
}

afterEach(cleanup);

it('moves the focus to the add button when a link is removed by keyboard', async () => {
  showScreen(Links, new Session());
  act(() => screen.getByRole('button', { name: 'Remove link instagram' }).focus());
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByLabelText('Network')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add link' }));
});
