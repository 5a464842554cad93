import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, type UserConfig } from 'vite';
import { hashesOf } from '#core/replay/our-texts.ts';
import { screenFiles } from './screen-files.ts';

const page = (name: string) => resolve(import.meta.dirname, name, 'index.html');

/**
 * Small modules that several pages share would each become a file of its own: dozens of requests, and each compresses
 * worse alone. What nearly every page shows travels in one file, what every step of registration needs in another; and
 * what only later pages share (rules about people, small blocks, the frame of the journey) in three more, which never
 * hold anything of the first page, or it would have to wait for them.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'blocks',
    test: /web\/ui\/(field|text-field|use-form|use-mistakes|use-after-press|use-before-start|standard-schema|focus-first-invalid|alert|radio-cards|progress-bar|icons|class-names|visually-hidden)\.|web\/client\/error-report\.|core\/pages\.|core\/people\/messages\.|shell\/page-heading\.|borrower\/newcomer\./,
  },
  {
    name: 'registering',
    test: /screens\/register\/(draft|draft-keeper|draft-store|registration)\.|core\/registration\/(draft|steps|flow|data)\.|core\/words\/en\/registration\./,
  },
  later(
    'pieces',
    /node_modules\/valibot\/|core\/people\/(?!bank-numbers|demographics|income|other-owner|countries|password|ssn)|core\/calendar\/dates\.|web\/app\/(dates|day-of)\.|core\/(days|words\/plural)\.|core\/offers\/(money|limits|decimal|draws|payments|panel)\.|core\/registration\/originator\.|web\/ui\/(card|skeleton|definition-list|disclosure|select-field|checkbox|dialog|use-presence|unbroken)\.|core\/support\/hours\.|web\/client\/(retry|steady)\.|web\/app\/(failure-text|asked-once|loaded|use-call-once)\.|shell\/(support-lines|use-originator|originator|originator-info)\.|screens\/application\/(form-end|screen)\.|screens\/site\/site-page\.|core\/(originator|app)\./,
  ),
  // What counts visits, which arrives when the page stands.
  later(
    'counting',
    /borrower\/(came-by|telemetry|telemetry-queue|telemetry-session|counted|watch|service-base|tracker|experiments)\.|core\/telemetry\./,
  ),
  // What is read from the server and kept, and who is here: asked on every page of someone who is logged in.
  later(
    'queries',
    /node_modules\/@tanstack\/|web\/client\/queries\.|web\/app\/in-pieces\.|borrower\/(role|who|profile)\.|core\/application-name\./,
  ),
  later(
    'journey',
    /borrower\/(journey|journey-screen|use-seen|live\/use-news|screens\/product\/use-offers)\.|core\/journey\/(outline|outline-rows|polling|route|progress|facts|choice)\.|shell\/(application-panels|property-card|product-layout|progress)\.|web\/ui\/stepper\.|screens\/application\/(particulars|command-button)\.|core\/(journey|ui\/steps)\./,
  ),
  // The site's links: the dashboard's sidebar, the drawer, and folded away during an application.
  later('places', /shell\/(site-links|site-nav|menu-drawer)\.|web\/ui\/drawer\./),
  // What the offers are worked out with: asked for by their page, and by all that the page loads after it.
  later(
    'offering',
    /core\/offers\.|core\/offers\/(apr|all-in|appendix-j\/equation|closing-costs|costs|criteria|fee-value|recording-fees|standard-criteria)\.|screens\/product\/(choice|debts|earlier-choice|offers|part|question|saved-choices)\.|web\/ui\/range-field\./,
  ),
  later('priced', /core\/offers\/(offer|closing-cost-kinds|recording-tax)\.|core\/law\/(dated|recording-taxes)\./),
  // Small pieces that always come together: apart, each costs the first page a line in its list of files.
  later('auth', /screens\/auth\/(auth-page\.module|link-token)\.|web\/ui\/password-field\./),
  // What is asked of someone: their bell, the dashboard, the page of all of it.
  later(
    'asked',
    /core\/(conditions\/(present|categories|who-is-told)|notifications\/notification)\.|conditions\/use-conditions\.|core\/conditions\./,
  ),
  later('amounts', /web\/ui\/(masked-input|money-field|hundredths-field|hundredths)\./),
  // An owner's photos: of the borrower, of who signs with them, and by phone.
  later(
    'photos',
    /screens\/identity\/(capture|camera|documents|hand-over|identity-form|quality-words|tries-left)\.|web\/ui\/qr-code\.|core\/identity\./,
  ),
];

function later(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return {
    debugName: name,
    name: (id, graph) => (test.test(speakerOf(id)) && !firstPage(graph).has(id) ? name : null),
    includeDependenciesRecursively: false,
  };
}

/** The words of a module of core lie under its own name and travel with it. */
const speakerOf = (id: string) => id.replace('core/words/en/', 'core/');

let known: ReadonlySet<string> | undefined;

/** Whatever the first step of registration needs before it can run. */
function firstPage(graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  if (known) return known;
  const files = ['main.tsx', 'screens/register/register-page.tsx'];
  const ids = new Set(files.map((file) => resolve(import.meta.dirname, 'borrower', file)));
  for (const id of ids) for (const needed of graph.getModuleInfo(id)?.importedIds ?? []) ids.add(needed);
  known = ids;
  return ids;
}

/** Every module of words: what is ours to show in a recording. */
async function ourWords(): Promise<unknown[]> {
  const folder = resolve(import.meta.dirname, '..', 'core', 'words', 'en');
  const files = (await readdir(folder, { recursive: true })).filter((file) => /(?<!\.spec)\.ts$/.test(file));
  return Promise.all(files.map((file) => import(resolve(folder, file))));
}

/**
 * Modules of plain data that are worked out here instead of in every browser: what they are made from is larger than they
 * are, and is no one's business.
 */
const workedOut: Plugin = {
  name: 'worked-out',
  apply: 'build',
  async load(id) {
    if (id.endsWith('/borrower/replay/our-texts.ts'))
      return `export const ourTexts = ${JSON.stringify(hashesOf(await ourWords()))};`;
    if (!/\/core\/(journey\/outline-rows|offers\/standard-criteria)\.ts$/.test(id)) return null;
    const made = Object.entries(await import(id));
    return made.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`).join('\n');
  },
};

/**
 * React comes as CommonJS, of which every use is spelled `(0, module.jsx)`, in every file. Our modules get it as ES
 * modules of the very same functions, so that each is a name of one letter, and what no one uses is left out.
 */
const reactByName: Plugin = {
  name: 'react-by-name',
  apply: 'build',
  enforce: 'pre',
  async resolveId(id, importer = '') {
    const isOurs = (id === 'react' || id === 'react/jsx-runtime') && !/\0|\/react-dom\//.test(importer);
    return isOurs ? `\0by-name:${id}` : null;
  },
  async load(id) {
    const [, name] = id.split('\0by-name:');
    if (name === undefined) return null;
    const names = Object.keys((await import(name)).default).filter((one) => /^[a-z]\w+$/i.test(one));
    return `import whole from '${name}';\n${names.map((one) => `export const ${one} = whole.${one};`).join('\n')}`;
  },
};

/** Which file four digits stand for. */
const scopes = new Map<string, string>();

/** The class and its file: shorter than what Vite makes of them, which has the line too, and every page carries them. */
const css: UserConfig['css'] = {
  modules: {
    generateScopedName: (name, file) => {
      const path = relative(import.meta.dirname, file.split('?')[0] ?? file);
      const scope = createHash('sha256').update(path).digest('hex').slice(0, 4);
      const other = scopes.get(scope) ?? path;
      if (other !== path)
        throw new Error(`The classes of ${other} and ${path} get the same names: rename one of them.`);
      scopes.set(scope, path);
      return `${name}_${scope}`;
    },
  },
};

/** Eight hex digits: half as much to carry in every list of files as eight letters, and still one in four billion. */
const hashed = 'assets/[name]-[hash:8]';
const names = {
  hashCharacters: 'hex',
  entryFileNames: `${hashed}.js`,
  chunkFileNames: `${hashed}.js`,
  assetFileNames: `${hashed}[extname]`,
} as const;

interface Site {
  readonly input: Record<string, string>;
  readonly manifest: string;
  /** Files are cut for the borrower's site; elsewhere such cuts would put modules before what they are made from. */
  readonly groups: Rolldown.CodeSplittingGroup[];
}

/** What each mode builds. Sites are built apart, so that the needs of one never weigh on another. */
const sites: Readonly<Record<string, Site>> = {
  /** The pages that the server draws whole: only what wakes them. */
  outside: { input: { outside: page('borrower/outside') }, manifest: 'manifest-outside.json', groups: [] },
  console: { input: { console: page('console') }, manifest: 'manifest-console.json', groups: [] },
  workshop: { input: { dev: page('dev') }, manifest: 'manifest-dev.json', groups: [] },
};
const borrower: Site = { input: { borrower: page('borrower') }, manifest: 'manifest.json', groups };

/** The pages that the server draws: modules with all they need, run by Node. */
const drawnByServer: UserConfig = {
  root: import.meta.dirname,
  resolve: {
    alias: {
      '#web/client/steady.ts': resolve(import.meta.dirname, 'borrower', 'outside', 'steady-drawn.ts'),
      './recording-tax-later.ts': resolve(import.meta.dirname, 'borrower', 'shell', 'recording-tax-line.tsx'),
    },
  },
  plugins: [react(), workedOut],
  css,
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node24',
    ssr: true,
    rolldownOptions: {
      input: ['borrower/first-page.tsx', 'borrower/outside/draw.tsx'].map((file) => resolve(import.meta.dirname, file)),
      output: { entryFileNames: 'drawing/[name].js', chunkFileNames: 'drawing/[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ mode }) => {
  if (mode === 'drawing') return drawnByServer;
  const site = sites[mode] ?? borrower;
  return {
    root: import.meta.dirname,
    plugins: [react(), reactByName, workedOut, screenFiles],
    css,
    build: {
      outDir: 'dist',
      emptyOutDir: mode === 'production',
      target: 'es2023',
      modulePreload: { polyfill: false },
      sourcemap: false,
      manifest: site.manifest,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: site.input,
        // A sentence of core/words stands where it is said, so that its name costs nothing.
        optimization: { inlineConst: { mode: 'all', pass: 2 } },
        // What is read from a table that no one asks for need not be read.
        treeshake: { propertyReadSideEffects: false },
        output: { ...names, codeSplitting: { groups: site.groups } },
      },
    },
  };
});
