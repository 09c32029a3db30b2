import type { PageKey, PageMatch } from '@umbral/domain/routes/match.ts';
import type { KeptKind } from './kept-answer.ts';

const kinds: Partial<Record<PageKey, KeptKind>> = {
  home: 'own',
  // What is on it lies on the device already: the server draws the same for everybody who has no account.
  kept: 'own',
  plant: 'home',
  plantAbroad: 'home',
  launch: 'home',
};

/**
 * What a page is when it is kept on a device; nothing where it may not be. Pages of the account and of builders never are,
 * nor what a secret opens, nor articles, which nobody asked to have with them.
 */
export function keptKindOf({ key, route }: PageMatch): KeptKind | undefined {
  const { owner, section, layout } = route;
  const isList = owner === 'mf-search' && section === 'project-list' && layout === 'default';
  return kinds[key] ?? (isList ? 'list' : undefined);
}
