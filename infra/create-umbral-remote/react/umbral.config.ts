import { defineConfig } from '@umbral/build/config.ts';

export default defineConfig({ name: 'mf-example' });
