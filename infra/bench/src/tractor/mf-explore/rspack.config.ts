import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-explore', 'infra/bench/src/tractor/mf-explore');
