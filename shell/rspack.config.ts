import { shellBuild } from 'infra-build/src/shell-preset.ts';

export default shellBuild();
