import { config } from 'zod';

// The page's policy forbids code made from text; zod would try it when the first schema is made. Import this first.
config({ jitless: true });
