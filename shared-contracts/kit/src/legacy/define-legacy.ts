import type { PagesPart } from '@umbral/protocol/remote/remote-host.ts';
import { definePages } from '../plain/define-pages.ts';
import { treeToNode } from '../plain/element-tree.ts';
import type { PlainPage } from '../plain/page-module.ts';
import { failedView, type LegacyView } from './legacy-view.ts';
import { type LegacyWires, wirePage } from './legacy-wires.ts';

/** The browser half of a legacy remote, with what leads to the bus and back. Called once, in `remote.ts`. */
export function defineLegacy(pages: readonly PlainPage<LegacyView>[], wires: LegacyWires = {}): PagesPart {
  return definePages<LegacyView>({
    pages,
    failed: failedView,
    draw({ view, data, element, context, isServerDrawn }) {
      const show = (next: unknown) => element.replaceChildren(treeToNode(view(next, context.environment.remote)));
      // Nothing of it comes alive: the server's nodes stay as they are.
      if (!isServerDrawn) show(data);
      const wired = wirePage(element, context, wires);
      return {
        update(next) {
          show(next);
          wired.renewed();
        },
        async remove() {
          wired.cut();
          element.replaceChildren();
        },
      };
    },
  });
}
