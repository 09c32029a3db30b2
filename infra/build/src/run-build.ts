import { type Configuration, rspack, type Stats } from '@rspack/core';

/** Runs one configuration to its end; a build with errors rejects with their text. */
export function runBuild(configuration: Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(configuration);
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        const failure = error ?? closeError ?? failureOf(stats);
        if (failure) reject(failure);
        else if (stats) resolve(stats);
      });
    });
  });
}

function failureOf(stats: Stats | undefined): Error | undefined {
  if (!stats) return new Error('The build gave no result');
  return stats.hasErrors() ? new Error(stats.toString({ all: false, errors: true, colors: false })) : undefined;
}
