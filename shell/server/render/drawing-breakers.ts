import { matchRoute } from '@umbral/domain/routes/match.ts';
import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import type { Breaker, BreakerState } from 'infra-breaker/breaker.ts';
import { createRenderBreaker, type RenderBreakerOptions } from './render-breaker.ts';

/** The breakers of one version of a remote: what fails on one screen, or in one fragment, costs no other. */
export interface DrawingBreakers {
  of(request: RenderRequest): Breaker;
  /** The worst of them all. */
  readonly state: () => BreakerState;
}

/** No remote has so many screens and fragments: the names beyond are made up by whoever asks, and share one. */
const mostNames = 200;
const byWeight = ['open', 'half-open'] as const;

/** Makes one breaker for each screen and each fragment, once it is drawn. */
export function createDrawingBreakers(options: RenderBreakerOptions): DrawingBreakers {
  const breakers = new Map<string, Breaker>();

  function named(name: string): Breaker {
    const known = breakers.get(name);
    if (known) return known;
    if (breakers.size >= mostNames && name !== '') return named('');
    const made = createRenderBreaker(options);
    breakers.set(name, made);
    return made;
  }

  return {
    of: (request) => named(drawingOf(request)),
    state() {
      const states = new Set([...breakers.values()].map(({ state }) => state));
      return byWeight.find((state) => states.has(state)) ?? 'closed';
    },
  };
}

function drawingOf(request: RenderRequest): string {
  if (request.kind === 'fragment') return `fragment ${request.fragment}`;
  return `page ${request.routeKey ?? matchRoute(new URL(request.url).pathname)?.key ?? 'unknown'}`;
}
