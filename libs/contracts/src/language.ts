import { z } from 'zod';
import { languages } from './languages.js';

export const language = z.enum(languages);
