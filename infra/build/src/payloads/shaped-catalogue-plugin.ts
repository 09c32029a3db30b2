import { fileURLToPath } from 'node:url';
import { type Compiler, rspack } from '@rspack/core';
import { topicShapes } from './topic-shapes.ts';

const shaped = fileURLToPath(import.meta.resolve('@umbral/protocol/events/shaped-catalogue.ts'));

/** Gives browsers the topics of the bus as data: what reads their schemas is a library of its own weight. */
export class ShapedCataloguePlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/(^\.|\/events)\/catalogue\.[jt]s$/, (resource) => {
      const isOurs =
        resource.request.startsWith('@umbral/protocol/') || /\/protocol\/(src|lib)\/events$/.test(resource.context);
      if (isOurs) resource.request = shaped;
    }).apply(compiler);
    new rspack.DefinePlugin({ SHAPED_TOPICS: JSON.stringify(topicShapes()) }).apply(compiler);
  }
}
