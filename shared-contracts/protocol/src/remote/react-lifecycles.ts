import * as React from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';

interface LifecycleOptions<Props extends { readonly domElement: HTMLElement }> {
  readonly root: (props: Props) => React.ReactNode;
  /** Mandatory: without it an error above the router leaves the mount pending and freezes all navigation. */
  readonly errorBoundary: (error: unknown, props: Props) => React.ReactElement;
}

let clientRoots = 0;

/**
 * Lifecycles of a React root that takes over server HTML where the slot says so (`data-ssr` holds the id prefix)
 * and draws from nothing elsewhere.
 */
export function reactLifecycles<Props extends { readonly domElement: HTMLElement }>({
  root,
  errorBoundary,
}: LifecycleOptions<Props>) {
  return singleSpaReact<Props>({
    React,
    ReactDOMClient: { createRoot: refuse, hydrateRoot: hydrateOrCreate },
    renderType: 'hydrateRoot',
    parcelCanUpdate: false,
    rootComponent: root,
    errorBoundary: (error, _info, props) => errorBoundary(error, props),
  });
}

function hydrateOrCreate(element: HTMLElement, node: React.ReactNode): Root {
  const prefix = element.dataset.ssr;
  if (prefix !== undefined) {
    delete element.dataset.ssr;
    return hydrateRoot(element, node, {
      identifierPrefix: prefix,
      // As without it, and with whose HTML it is.
      onRecoverableError: (error) => reportError(new Error(`${element.dataset.boundary} hydration: ${error}`)),
    });
  }
  element.replaceChildren();
  clientRoots += 1;
  const created = createRoot(element, { identifierPrefix: `c${clientRoots}-` });
  created.render(node);
  return created;
}

function refuse(): never {
  throw new Error('Roots are made by hydrateRoot');
}
