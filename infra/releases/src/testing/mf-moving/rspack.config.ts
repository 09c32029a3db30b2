import { svelteAdapter } from 'infra-build/src/adapters/svelte-adapter.ts';
import { remoteBuild } from 'infra-build/src/remote-preset.ts';

export default remoteBuild('mf-moving', 'infra/releases/src/testing/mf-moving', svelteAdapter);
