import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  environments: {
    ssr: { build: { rollupOptions: { input: './app/page-renderer.ts' } } },
  },
  ssr: {
    // The build carries its own React in production mode; development must not load two copies of emotion.
    noExternal: command === 'build' ? true : [/^@mui\//, /^@emotion\//],
  },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files of their own, so that they can be preloaded and cached.
    assetsInlineLimit: 0,
  },
}));
