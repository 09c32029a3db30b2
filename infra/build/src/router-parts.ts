import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';

const stubs = fileURLToPath(import.meta.resolve('@umbral/protocol/router/router-stubs.ts'));
const unused = /(ssr\/components|(^|\/)instrumentation)\.js$/;

/**
 * Leaves out the parts of react-router that its framework mode and its instrumentation need: nobody reaches them
 * through the router facade, but every link and navigation asks whether they are there.
 */
export class RouterPartsPlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(unused, (resource) => {
      if (resource.context.includes('/node_modules/react-router/')) resource.request = stubs;
    }).apply(compiler);
  }
}
