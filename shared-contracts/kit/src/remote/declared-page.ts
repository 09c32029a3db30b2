import type { DeclaredRoute } from '@umbral/protocol/routes/declared-route.ts';
import type { PageRoute } from './page.ts';

interface DeclaredPage extends Pick<PageRoute, 'chunk' | 'load'> {
  readonly route: DeclaredRoute;
}

/**
 * Declares a page of a remote together with its route, which stands in no table: the build writes it into the manifest,
 * the registry asks whose the address is, and every shell that runs the remote finds it there.
 */
export function declaredPage({ route, chunk, load }: DeclaredPage): PageRoute[] {
  return [{ key: route.key, pattern: route.pattern, chunk, load, declared: route }];
}
