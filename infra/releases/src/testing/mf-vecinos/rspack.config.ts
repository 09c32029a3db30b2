import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-vecinos', 'infra/releases/src/testing/mf-vecinos');
