import { defineLegacy } from '@umbral/kit/legacy/define-legacy.ts';
import { pages } from './pages.ts';

export const remote = defineLegacy(pages);
