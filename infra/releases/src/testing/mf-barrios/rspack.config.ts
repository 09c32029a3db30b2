import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-barrios', 'infra/releases/src/testing/mf-barrios');
