import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const page = (name: string) => resolve(import.meta.dirname, name, 'index.html');

/**
 * Small modules that several pages share would each become a file of its own: a dozen requests, and each compresses worse
 * alone. What nearly every page shows travels in one file, and what every step of registration needs in another.
 */
const groups = [
  {
    name: 'blocks',
    test: /web\/ui\/(field|text-field|use-form|use-mistakes|use-after-press|use-before-start|standard-schema|focus-first-invalid|alert|radio-cards|progress-bar|icons|class-names)\.|core\/people\/messages\.|shell\/page-heading\./,
  },
  {
    name: 'registering',
    test: /screens\/register\/(draft|draft-store|registration)\.|core\/registration\/(steps|flow|data)\./,
  },
];

/** What each mode builds. Sites are built apart, so that the needs of one never weigh on another. */
const sites: Readonly<Record<string, { readonly input: Record<string, string>; readonly manifest: string }>> = {
  console: { input: { console: page('console') }, manifest: 'manifest-console.json' },
  workshop: { input: { dev: page('dev') }, manifest: 'manifest-dev.json' },
};
const borrower = { input: { borrower: page('borrower') }, manifest: 'manifest.json' };

export default defineConfig(({ mode }) => {
  const { input, manifest } = sites[mode] ?? borrower;
  return {
    root: import.meta.dirname,
    plugins: [react()],
    build: {
      outDir: 'dist',
      emptyOutDir: mode === 'production',
      target: 'es2023',
      modulePreload: { polyfill: false },
      sourcemap: false,
      manifest,
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { codeSplitting: { groups } } },
    },
  };
});
