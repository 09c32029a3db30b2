import { rspack } from '@rspack/core';
import type { AppBuild, BuildTarget } from './build-target.ts';
import { nodePreset, webPreset } from './common-preset.ts';
import { providedModules } from './shared-modules.ts';

/** The build of the shell: the host bundle `main`, and `frame.cjs` that draws the frame on the server. */
export function shellBuild(): AppBuild {
  return {
    app: 'shell',
    configurations: async (target) => [
      web(target),
      nodePreset('shell', target, { frame: './shell/frame/frame-server.tsx' }),
    ],
  };
}

function web(target: BuildTarget) {
  const preset = webPreset('shell', target);
  const host = new rspack.sharing.ProvideSharedPlugin({ provides: providedModules() });
  const hook = target.mode === 'development' ? ['./shell/browser/dev-hook.ts', './shell/browser/dev-shared.ts'] : [];
  return {
    ...preset,
    entry: { main: [...hook, './shell/browser/main.tsx'] },
    plugins: [...(preset.plugins ?? []), host],
  };
}
