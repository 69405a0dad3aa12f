import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The library ships a worker for this algorithm only for Node.
handler({ deriveKey });
