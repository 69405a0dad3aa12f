import type { Load } from './load.js';
import { sendLoad } from './send-load.js';

// A program of its own: it is given a load and responds with what became of it.
process.once('message', (load: Load) => {
  void sendLoad(load).then((outcome) => process.send?.(outcome, () => process.disconnect()));
});
