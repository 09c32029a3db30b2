import type { CompositionHolder } from '../composition/composition-holder.ts';
import { type Answer, jsonAnswer, textAnswer } from '../http/answer.ts';

/** Whether the server takes visitors. */
export interface Health {
  /** It will stop: no more visitors, please. */
  startDraining(): void;
  isDraining(): boolean;
  live(): Answer;
  ready(): Answer;
}

/** Makes the answers of `/livez` and `/readyz`; the latter says where remotes draw. A remote that fails does not make the portal unready. */
export function createHealth(holder: CompositionHolder, drawnIn: () => string | undefined): Health {
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
      });
    },
  };
}
