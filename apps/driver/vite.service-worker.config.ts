import { defineConfig } from 'vite';
import { browsers } from './build-steps/browsers.ts';

/** The service worker as one script: the oldest browsers load no modules in it. */
export default defineConfig({
  base: '/drive/',
  publicDir: false,
  build: {
    target: browsers,
    emptyOutDir: false,
    rolldownOptions: {
      input: 'src/service-worker/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
