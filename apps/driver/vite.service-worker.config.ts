import { defineConfig } from 'vite';
import { browsers } from './build-steps/browsers.ts';

/** Builds the service worker as one script: the oldest supported browsers can't load modules in it. */
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
