import { defineLegacyServer } from '@umbral/kit/legacy/define-legacy-server.ts';
import { pages as declaredPages } from './pages.ts';

export const { remote, pages, declared, chunks, fragments, render } = defineLegacyServer('mf-barrios', declaredPages);
