import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ENTREPOT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // all know light-dark()
    assetsInlineLimit: 0, // the server's Content-Security-Policy allows no data: scripts or styles
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: { '/api': { target: server, ws: true }, '/health': server },
  },
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
});
