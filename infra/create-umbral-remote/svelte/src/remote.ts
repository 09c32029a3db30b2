import { definePages } from '@umbral/kit/plain/define-pages.ts';
import { drawSvelte } from '@umbral/kit/plain/draw-svelte.ts';
import { pages } from './routes.ts';
import Failed from './ui/failed.svelte';

export const remote = definePages({ pages, failed: Failed, draw: drawSvelte });
