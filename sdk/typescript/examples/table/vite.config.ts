// How the table is bundled: into the service, which serves it at /table. See README.md.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // The page may be behind any prefix: it names its files from where it is itself.
  base: './',
  // In a project of your own `npm install chouette-sdk` takes the place of this alias.
  resolve: { alias: { 'chouette-sdk': here('../../src/index.ts') } },
  build: {
    outDir: process.env['CHOUETTE_TABLE_OUTPUT'] ?? here('../../../../service/http/static/table'),
    emptyOutDir: true,
    // Everything in one folder: the service serves no other.
    assetsDir: '',
    target: 'es2022',
    // The polyfill is a script that older browsers need; this page has one module.
    modulePreload: false,
    // The page's policy lets nothing be loaded from data: addresses but pictures.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: { '/v1': process.env['CHOUETTE_URL'] ?? 'http://127.0.0.1:8000' } },
});
