/**
 * The package's own types import one another without file names, which TypeScript does not follow in modules. This is
 * what the tests use of it.
 */
declare module 'react-instantsearch' {
  import type { FunctionComponent, PropsWithChildren, ReactNode } from 'react';

  export interface InstantSearchServerState {
    initialResults: Record<string, unknown>;
  }
  export interface Hit {
    objectID: string;
  }
  export const InstantSearchSSRProvider: FunctionComponent<PropsWithChildren<Partial<InstantSearchServerState>>>;
  export const InstantSearch: FunctionComponent<
    PropsWithChildren<{
      searchClient: object;
      indexName: string;
      initialUiState?: Record<string, object>;
      future?: { preserveSharedStateOnUnmount: boolean };
    }>
  >;
  export const SearchBox: FunctionComponent;
  export const RefinementList: FunctionComponent<{ attribute: string }>;
  export const Hits: FunctionComponent<{ hitComponent: FunctionComponent<{ hit: Hit }> }>;
  export const Highlight: FunctionComponent<{ attribute: string; hit: Hit }>;
  export function getServerState(
    children: ReactNode,
    options: { renderToString(element: ReactNode): unknown },
  ): Promise<InstantSearchServerState>;
}
