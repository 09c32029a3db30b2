import type { Endpoint, EndpointInput, EndpointOutput } from './endpoint.ts';

/** Makes one call of the contract: builds the address, sends, and parses the answer's shape. */
export type CallApi = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: { readonly signal?: AbortSignal },
) => Promise<EndpointOutput<E>>;
