import { svelteAdapter } from '@umbral/build/adapters/svelte-adapter.ts';
import { defineConfig } from '@umbral/build/config.ts';

export default defineConfig({ name: 'mf-example', adapter: svelteAdapter });
