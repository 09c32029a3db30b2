import { shellBuild } from '@umbral/build/shell-preset.ts';

export default shellBuild();
