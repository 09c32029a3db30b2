import type { CompositionHolder } from '../composition/composition-holder.ts';
import { type Answer, jsonAnswer, textAnswer } from '../http/answer.ts';
import type { SourceState } from '../releases/composition-source.ts';

/** Whether the server takes visitors. */
export interface Health {
  /** It will stop: no more visitors, please. */
  startDraining(): void;
  isDraining(): boolean;
  live(): Answer;
  ready(): Answer;
}

export interface HealthFacts {
  readonly holder: CompositionHolder;
  readonly drawnIn: () => string | undefined;
  /** Where the source of compositions stands. */
  readonly source: () => SourceState;
  /** Programs behind this server by their names: whether they say nothing. */
  readonly backends: Readonly<Record<string, () => boolean>>;
}

/**
 * Makes the answers of `/livez` and `/readyz`; the latter says where remotes draw, which backend says nothing, and how
 * far behind its registry this shell may be. None of these, nor a remote that fails, makes the portal unready: what is
 * kept is served on.
 */
export function createHealth({ holder, drawnIn, source, backends }: HealthFacts): Health {
  let isDraining = false;
  return {
    startDraining() {
      isDraining = true;
    },
    isDraining: () => isDraining,
    live: () => textAnswer(200, 'live', { 'cache-control': 'no-store' }),
    ready() {
      const composition = holder.current();
      const isReady = composition !== undefined && !isDraining;
      const pools = [...(composition?.remotes.values() ?? [])];
      const remotes = Object.fromEntries(pools.map(({ name, pool }) => [name, pool.state().ready > 0]));
      return jsonAnswer(isReady ? 200 : 503, {
        ready: isReady,
        composition: composition?.id,
        remotes,
        drawnIn: drawnIn(),
        backends: Object.fromEntries(
          Object.entries(backends).map(([name, isSilent]) => [name, isSilent() ? 'silent' : 'heard']),
        ),
        registry: registryFacts(source()),
      });
    },
  };
}

/** What a shell that follows a registry knows of it; nothing of one that follows a folder. */
function registryFacts({ kind, environment, seq, fault, silentMs }: SourceState) {
  if (kind === 'folder') return undefined;
  return { environment, seq, silentSeconds: silentMs === undefined ? undefined : Math.floor(silentMs / 1000), fault };
}
