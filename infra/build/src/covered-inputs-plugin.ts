import { relative, sep } from 'node:path';
import { type Compiler, WebpackError } from '@rspack/core';
import { repositoryRoot } from './build-target.ts';
import { inputsOfApp } from './sources/build-inputs.ts';

/**
 * Fails a release whose build contains a file of ours that its version does not follow: an edit of that file would
 * change the bytes of a version that is out already.
 */
export class CoveredInputsPlugin {
  readonly #app: string;

  constructor(app: string) {
    this.#app = app;
  }

  apply(compiler: Compiler): void {
    const covered = new Set(inputsOfApp(repositoryRoot, this.#app).files);
    compiler.hooks.compilation.tap('CoveredInputsPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('CoveredInputsPlugin', (modules) => {
        for (const module of modules) {
          const path = 'resource' in module ? pathOf(String(module.resource)) : undefined;
          if (path === undefined || covered.has(path)) continue;
          compilation.errors.push(
            new WebpackError(`${path} is built in, but ${this.#app}'s version does not follow it`),
          );
        }
      });
    });
  }
}

/** The path in the repository of a module's file; undefined for packages and for what has no file. */
function pathOf(resource: string): string | undefined {
  const path = relative(repositoryRoot, resource.split('?')[0] ?? '')
    .split(sep)
    .join('/');
  return resource === '' || path.startsWith('..') || path.includes('node_modules/') ? undefined : path;
}
