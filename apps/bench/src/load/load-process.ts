import type { Load } from './load.js';
import { sendLoad } from './send-load.js';

// A separate program: it receives a load as a message and responds with the outcome.
process.once('message', (load: Load) => {
  void sendLoad(load).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
