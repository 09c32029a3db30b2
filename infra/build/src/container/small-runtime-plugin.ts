import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';

/** The entry that Module Federation's plugin adds to a container: a module out of text, with all of its runtime. */
const ownRuntime = /^@module-federation\/runtime\/rspack\.js!=!/;
const smallRuntime = fileURLToPath(new URL('container-runtime.ts', import.meta.url));

/** Puts `container-runtime.ts` in place of the runtime library in containers (decision 11). */
export class SmallRuntimePlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(ownRuntime, smallRuntime).apply(compiler);
  }
}
