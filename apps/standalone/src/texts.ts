import { join } from 'node:path';
import { localeTexts } from '@chauffeur/service-kit';
import type en from './locales/en.json';

export const texts = localeTexts<typeof en>(join(import.meta.dirname, 'locales'));
