import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

// The library's own worker for this algorithm is Node's.
handler({ deriveKey });
