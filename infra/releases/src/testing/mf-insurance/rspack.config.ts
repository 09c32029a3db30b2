import { remoteBuild } from 'infra-build/src/remote-preset.ts';

export default remoteBuild('mf-insurance', 'infra/releases/src/testing/mf-insurance');
