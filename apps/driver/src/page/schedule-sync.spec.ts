import { beforeEach, describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createI18n } from '../i18n/create-i18n';
import { chooseLanguage, shownLanguage } from '../i18n/driver-language';
import { phone } from '../phone.fixture';
import { scheduleSync } from './schedule-sync';

beforeEach(() => localStorage.clear());

describe('the rides on the phone', () => {
  it('are read again in the language that the driver switches to', async () => {
    const { world, open } = phone();
    const texts = createI18n('az');
    texts.on('languageChanged', () => (world.language = shownLanguage(texts)));
    const page = open();
    scheduleSync(page, texts);
    await page.start();
    expect(world.readIn.slice(-1)).toEqual(['az']);

    chooseLanguage(texts, 'en');
    await waitFor(() => expect(world.readIn.slice(-1)).toEqual(['en']));
  });
});
