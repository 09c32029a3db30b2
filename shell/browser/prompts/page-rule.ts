import type { PageKey } from '@umbral/domain/routes/match.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { hasFooter } from '../../frame/frame-layouts.ts';
import { matchPage } from '../match-page.ts';

/** Pages of a single project: who reads one is not called to a fair [B082]. */
const singleProjects: ReadonlySet<PageKey> = new Set([
  'plant',
  'plantAbroad',
  'development',
  'launch',
  'projectPreview',
]);

/** Work and forms: nothing that was not asked for lies over them. */
const workingOwners: ReadonlySet<string> = new Set(['mf-account', 'mf-builder']);

/** Whether the fair's pop-up may lie over a page: not of a fair, nor of a single project [B082]. */
export function mayCallToFair(path: string): boolean {
  const match = matchPage(path);
  return match?.route.owner !== 'mf-fair' && !(match && singleProjects.has(match.key)) && mayInterrupt(path);
}

/** Whether a page may be interrupted at all: landings and the pages where people work are left alone. */
export function mayInterrupt(path: string): boolean {
  const route = matchPage(path)?.route;
  return !route || (hasFooter(route.layout) && !workingOwners.has(route.owner) && path !== routes.survey.href());
}
