import type { PartHost, Place } from '@umbral/protocol/remote/remote-part.ts';
import { Component, type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { ErrorState } from '../states/error-state.tsx';

interface ReactRootOptions {
  readonly at: Pick<Place<PartHost>, 'element' | 'idPrefix' | 'host'>;
  /** The element holds the server's drawing of the same tree. */
  readonly isServerDrawn: boolean;
  readonly node: ReactNode;
  /** In the place of a tree that failed. Default: words without a button. */
  readonly failed?: (error: unknown) => ReactNode;
}

/** A React tree in the place of a part. */
export interface ReactRoot {
  readonly render: (node: ReactNode) => void;
  readonly unmount: () => Promise<void>;
}

/**
 * Draws a part with React; resolves once it is on the page, also where its tree failed: then the host is told, and the
 * place says so. Of one copy on a page, the shell's, for all remotes that are made with React.
 */
export async function reactRoot({
  at,
  isServerDrawn,
  node,
  failed = () => <ErrorState />,
}: ReactRootOptions): Promise<ReactRoot> {
  const { element, idPrefix: identifierPrefix, host } = at;
  const { promise: isMounted, resolve } = Promise.withResolvers<void>();
  const around = (tree: ReactNode) => (
    <Boundary failed={failed} onMounted={resolve} onFailed={host.reportFailure}>
      {tree}
    </Boundary>
  );
  const root = isServerDrawn
    ? hydrateInSlices(element, around(node), {
        identifierPrefix,
        // As without it, with whose HTML it is, and with why: React itself only tells that it has begun again.
        onRecoverableError(error) {
          const why = error instanceof Error && error.cause ? `${error} ${error.cause}` : error;
          reportError(new Error(`${element.dataset.boundary} hydration: ${why}`));
        },
      })
    : createRoot(element, { identifierPrefix });
  if (!isServerDrawn) root.render(around(node));
  await isMounted;
  return {
    render: (tree) => root.render(around(tree)),
    async unmount() {
      // Whoever leaves may be a React tree that is being taken off itself.
      await undefined;
      root.unmount();
      element.replaceChildren();
    },
  };
}

/**
 * Takes over the server's markup, as `hydrateRoot` does, but in slices of a few milliseconds between which the page
 * scrolls. Whoever presses something of it meanwhile waits for all of it at once, as without slices.
 */
export function hydrateInSlices(...of: Parameters<typeof hydrateRoot>): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(...of);
  });
  return root;
}

interface BoundaryProps {
  readonly children: ReactNode;
  readonly failed: (error: unknown) => ReactNode;
  readonly onMounted: () => void;
  readonly onFailed: (error: unknown) => void;
}

interface BoundaryState {
  readonly caught?: { readonly error: unknown };
}

/** Without it an error above the router would leave the mount pending for ever. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { caught: { error } };
  }

  override componentDidMount(): void {
    this.props.onMounted();
  }

  override componentDidCatch(error: unknown): void {
    this.props.onFailed(error);
  }

  override render(): ReactNode {
    const { caught } = this.state;
    return caught ? this.props.failed(caught.error) : this.props.children;
  }
}
