import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The arena that `npm run dev` shows. */
const ARENA = 'http://localhost:8080';

/** `npm run dev:fake`: the page against the fake arena of the tests, with no server at all. */
const fakeArena = (): Plugin => ({
  name: 'fake-arena',
  apply: (_, { mode }) => mode === 'fake',
  transformIndexHtml: { order: 'pre', handler: html => html.replace('/src/main.ts', '/test/fake/page.ts') },
});

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fakeArena()],
  build: { outDir: 'target/classes/META-INF/resources', emptyOutDir: true },
  server: { proxy: { '/api': ARENA, '/ws': { target: ARENA.replace('http', 'ws'), ws: true } } },
  test: {
    environment: 'node',
    include: ['test/**/*.test.ts'],
    testTimeout: 30_000,
    // `./asalto test` counts what is in the report.
    reporters: ['default', ['junit', { outputFile: 'target/vitest-reports/page.xml' }]],
  },
});
