import { remoteBuild } from '@umbral/build/remote-preset.ts';

export default remoteBuild('mf-comparator');
