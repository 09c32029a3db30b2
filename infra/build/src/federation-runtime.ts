import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';

const commonJs = /@module-federation\/.*\.cjs$/;
const unused = /(snapshot\/SnapshotHandler|utils\/preload)\.js$/;
const stubs = fileURLToPath(new URL('federation-stubs.ts', import.meta.url));

/**
 * The federation plugin asks for the CommonJS build of its runtime, which cannot be tree-shaken. The same packages
 * have an ES module beside each file, which makes the shell and every container smaller by a third of their runtime.
 */
export class FederationAsModulesPlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(commonJs, (resource) => {
      resource.request = asModule(resource.request);
    }).apply(compiler);
    new rspack.NormalModuleReplacementPlugin(unused, (resource) => {
      if (resource.context.includes('/@module-federation/runtime-core/')) resource.request = stubs;
    }).apply(compiler);
    // Later than the federation plugin's own aliases.
    compiler.hooks.afterPlugins.tap({ name: 'FederationAsModulesPlugin', stage: 1000 }, () => {
      const { alias } = compiler.options.resolve;
      if (!alias) return;
      for (const [request, target] of Object.entries(alias)) {
        if (typeof target === 'string' && commonJs.test(target)) alias[request] = asModule(target);
      }
    });
  }
}

function asModule(path: string): string {
  const modern = path.replace(/\.cjs$/, '.js');
  return existsSync(modern) ? modern : path;
}
