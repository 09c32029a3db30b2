import { production } from '@umbral/protocol/composition/environment.ts';
import type { RegistryClient } from './registry-client.ts';

/** The calls of a registry, each about one environment; about production they are what they were before there were others. */
export function aboutEnvironment(client: RegistryClient, environment: string): RegistryClient {
  if (environment === production) return client;
  const below = (path: string) => `/environments/${environment}${path}`;
  return {
    url: client.url,
    get: (path, answer, signal) => client.get(below(path), answer, signal),
    post: (path, body, answer, signal) => client.post(below(path), body, answer, signal),
    put: (path, bytes, signal) => client.put(below(path), bytes, signal),
  };
}
