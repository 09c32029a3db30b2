import { remoteBuild } from 'infra-build/src/remote-preset.ts';

export default remoteBuild('mf-fair');
