import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';
import { busTopicsData } from './topic-data.ts';

const compiled = fileURLToPath(import.meta.resolve('@umbral/protocol/events/compiled-bus-topics.ts'));

/** Gives browsers the topics of the bus as data: what reads their schemas is a library of its own weight. */
export class CompiledTopicsPlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/(^\.|\/events)\/bus-topics\.[jt]s$/, (resource) => {
      const isOurs =
        resource.request.startsWith('@umbral/protocol/') || /\/protocol\/(src|lib)\/events$/.test(resource.context);
      if (isOurs) resource.request = compiled;
    }).apply(compiler);
    new rspack.DefinePlugin({ TOPICS_OF_BUS: JSON.stringify(busTopicsData()) }).apply(compiler);
  }
}
