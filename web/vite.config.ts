import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string) => resolve(import.meta.dirname, name, 'index.html');

/** Two sites, one build: the borrower's, and the workshop under /dev, which the server never serves in production. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    sourcemap: false,
    manifest: 'manifest.json',
    assetsInlineLimit: 0,
    rolldownOptions: { input: { borrower: page('borrower'), dev: page('dev') } },
  },
});
