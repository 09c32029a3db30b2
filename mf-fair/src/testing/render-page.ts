import type { RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import { render } from '../server.ts';
import { testEnvironment, testOrigin } from './render-environment.ts';

/** Asks this remote for a page through its front door, as the shell's render pool does. */
export function renderPage(path: string): Promise<RenderResult> {
  return render(
    { kind: 'page', url: testOrigin + path, headers: {}, idPrefix: 'p-', environment: testEnvironment },
    new AbortController().signal,
    () => undefined,
  );
}

/** Asks this remote for a fragment, as the shell does for a page that holds it or for its data alone. */
export function renderFragment(fragment: string): Promise<RenderResult> {
  return render(
    {
      kind: 'fragment',
      fragment,
      props: {},
      url: testOrigin,
      headers: {},
      idPrefix: 'f-',
      environment: testEnvironment,
    },
    new AbortController().signal,
    () => undefined,
  );
}
