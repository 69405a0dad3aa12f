import { config } from 'zod';

// The content security policy forbids eval; zod would try it when the first schema is created. Import this first.
config({ jitless: true });
