import { type Configuration, rspack } from '@rspack/core';
import type { AppBuild, BuildTarget } from './build-target.ts';
import { nodePreset, webPreset } from './common-preset.ts';
import { providedModules } from './shared-modules.ts';

/** The build of the shell: the host bundle `main`, and `frame.cjs` that draws the frame on the server; and its service worker. */
export function shellBuild(): AppBuild {
  return {
    app: 'shell',
    configurations: async (target) => [
      web(target),
      nodePreset('shell', target, { frame: './shell/frame/frame-server.tsx' }),
      worker(target),
    ],
  };
}

/** A bundle of its own: what the host gives to remotes has no place in it. */
function worker(target: BuildTarget): Configuration {
  const { output, plugins: _, ...preset } = webPreset('shell', target);
  return {
    ...preset,
    name: 'shell-worker',
    target: ['webworker', 'es2022'],
    entry: { worker: './shell/worker/worker.ts' },
    output: { ...output, clean: false },
  };
}

function web(target: BuildTarget) {
  const preset = webPreset('shell', target);
  const host = new rspack.sharing.ProvideSharedPlugin({ provides: providedModules() });
  const hook = target.mode === 'development' ? ['./shell/browser/dev-hook.ts', './shell/browser/dev-shared.ts'] : [];
  return {
    ...preset,
    // The worker lies beside it.
    output: { ...preset.output, clean: { keep: /worker\./ } },
    entry: { main: [...hook, './shell/browser/main.tsx'] },
    plugins: [...(preset.plugins ?? []), host],
  };
}
