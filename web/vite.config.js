import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { icons } from './icons.js';

// The server forbids inline scripts, styles and fonts: nothing may be inlined into the page.
export default defineConfig({
  base: './', // the server says where the pages begin
  plugins: [icons(), svelte()],
  build: {
    outDir: '../src/undercroft/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
