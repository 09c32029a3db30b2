import { type Compiler, WebpackError } from '@rspack/core';

const forbidden =
  /node_modules\/(react|react-dom|react-router|scheduler)\/|(shared-contracts|@umbral)\/(protocol\/(src|lib)\/(router\/router|remote\/react-lifecycles)|domain\/(src|lib)\/routes\/table|kit\/(src|lib)\/remote\/react-root)\.[jt]sx?/;

/** Fails a remote's build when it would ship a second copy of what the shell shares. */
export class OneCopyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('OneCopyPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('OneCopyPlugin', (modules) => {
        for (const module of modules) {
          const resource = 'resource' in module ? String(module.resource) : '';
          if (!forbidden.test(resource)) continue;
          compilation.errors.push(new WebpackError(`${resource} is shared: import it by its package's name`));
        }
      });
    });
  }
}
