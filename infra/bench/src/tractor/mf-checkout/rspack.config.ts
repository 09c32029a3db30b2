import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-checkout', 'infra/bench/src/tractor/mf-checkout');
