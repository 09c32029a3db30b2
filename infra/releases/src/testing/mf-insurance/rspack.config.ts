import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-insurance', 'infra/releases/src/testing/mf-insurance');
