import type { RouteKey } from '@umbral/domain/routes/table.ts';
import type { Catalogue } from '../../fixtures/catalogue.ts';

/** How a screen that this build has must answer. */
export interface Screen {
  readonly key: RouteKey;
  /** One address of it. */
  readonly path: (catalogue: Catalogue) => string;
  readonly title: RegExp;
  readonly h1: RegExp;
  /** What must be readable without JavaScript, besides the heading. */
  readonly shows: RegExp;
  /** Words of programs belong to it. */
  readonly showsCode?: true;
  /** Who must be signed in to see it; anybody when absent. */
  readonly visitor?: 'visitor' | 'builder' | 'admin';
  /** Where it is not the route's own. */
  readonly robots?: string;
  /** Where it is not the address itself. */
  readonly canonical?: (catalogue: Catalogue) => string;
}

/** What every listing with homes shows. */
export const cards = /Ver Proyecto/;
