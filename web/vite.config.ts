import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string) => resolve(import.meta.dirname, name, 'index.html');

/** The borrower's site; with `--mode workshop` the one under /dev, built apart so that its needs never weigh on the other. */
export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: mode === 'production',
    target: 'es2023',
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: mode === 'workshop' ? 'manifest-dev.json' : 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: { input: mode === 'workshop' ? { dev: page('dev') } : { borrower: page('borrower') } },
  },
}));
