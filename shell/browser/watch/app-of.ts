import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { isRemoteName } from '@umbral/protocol/routes/owners.ts';

/** The application that drew an element: the nearest slot's; the frame around all slots is the shell's. */
export function appOfElement(node: Node | null | undefined): AppName {
  const element = node instanceof Element ? node : node?.parentElement;
  const owner = element?.closest<HTMLElement>('[data-boundary]')?.dataset.boundary ?? '';
  return isRemoteName(owner) ? owner : 'shell';
}

/** The application whose release a file belongs to, by its address. */
export function appOfUrl(url: string): AppName | undefined {
  const [, name = ''] = /\/r\/([a-z0-9-]+)\/[^/]+\//.exec(url) ?? [];
  return isRemoteName(name) || name === 'shell' ? name : undefined;
}

/**
 * The application whose code threw: the first one in the stack that is not the shell, for React and the bus are the
 * shell's and stand in between.
 */
export function appOfStack(stack: string): AppName | undefined {
  const apps = stack.split('\n').map(appOfUrl);
  return apps.find((app) => app !== undefined && app !== 'shell') ?? apps.find((app) => app !== undefined);
}

/** All applications that have drawn something in the document. */
export function appsInDocument(): Set<AppName> {
  const slots = document.querySelectorAll<HTMLElement>('[data-boundary]');
  return new Set<AppName>(['shell', ...[...slots].map(appOfElement)]);
}
