import { svelteAdapter } from '@umbral/build/adapters/svelte-adapter.ts';
import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-decide', 'infra/bench/src/tractor/mf-decide', svelteAdapter);
