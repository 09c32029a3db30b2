import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { Mounted, MountedChange, Place, RemotePart } from '@umbral/protocol/remote/remote-part.ts';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import type { PlainFragment } from './define-plain-server.ts';
import { type Tree, treeToHtml, treeToNode } from './element-tree.ts';

/** What an element is told. */
export interface ElementArgs<Data> {
  readonly data: Data;
  readonly context: RemoteContext;
}

/** A web component that stands on the page as a fragment. Its shadow root is filled before it starts. */
export interface PartElement<Data> extends HTMLElement {
  /** Listens; the markup may be the server's. */
  start(args: ElementArgs<Data>): void;
  /** Leaves nothing behind outside of itself. */
  stop(): void;
}

interface ElementDeclaration<Props, Data> {
  /** Folder name under `src/fragments`, and the name by which pages embed it. */
  readonly name: string;
  /** Reads the props that an embedding page wrote, of whatever version. */
  readonly props: { parse(value: unknown): Props };
  /** JSON-safe data; runs on the server only. */
  readonly load: (args: { props: Props; context: RemoteContext; signal: AbortSignal }) => Promise<Data>;
  /** Address of the stylesheet of the shadow root. */
  readonly sheet: string;
  /** Markup of the shadow root. */
  readonly tree: (data: Data) => readonly Tree[];
  /** The class, from a module of its own: servers have no elements. */
  readonly element: () => Promise<new () => PartElement<Data>>;
}

/** A fragment that is a web component: a part for browsers, HTML with a declarative shadow root for its server half. */
export interface ElementFragment extends RemotePart, PlainFragment {}

/** Declares a fragment that is a web component, without any framework. */
export function defineElement<Props, Data>(declaration: ElementDeclaration<Props, Data>): ElementFragment {
  const { name, props: schema, load, sheet, tree, element: classOf } = declaration;
  const tagOf = (environment: RenderEnvironment) => tagName(name, environment);
  const markup = (data: Data): readonly Tree[] => [
    { tag: 'link', attributes: { rel: 'stylesheet', href: sheet } },
    ...tree(data),
  ];

  async function defined(context: RemoteContext): Promise<string> {
    const tag = tagOf(context.environment);
    const base = await classOf();
    // For ever, and a class has one tag: so each version defines a class of its own.
    if (!customElements.get(tag)) customElements.define(tag, class extends base {});
    return tag;
  }

  function alive(own: PartElement<Data>, { element, state, host }: Place): Mounted {
    const { context } = host;
    own.start({ data: state as Data, context });
    return {
      async update({ state: next }: MountedChange) {
        own.stop();
        own.shadowRoot?.replaceChildren(...markup(next as Data).map(treeToNode));
        own.start({ data: next as Data, context });
      },
      async unmount() {
        own.stop();
        element.replaceChildren();
      },
    };
  }

  return {
    name,
    load: (props, context, signal) => load({ props: schema.parse(props), context, signal }),
    html(data, { environment }) {
      const tag = tagOf(environment);
      const inside = markup(data as Data).map(treeToHtml);
      return `<${tag}><template shadowrootmode="open">${inside.join('')}</template></${tag}>`;
    },
    async mount(at) {
      const own = document.createElement(await defined(at.host.context)) as PartElement<Data>;
      own.attachShadow({ mode: 'open' }).append(...markup(at.state as Data).map(treeToNode));
      at.element.replaceChildren(own);
      return alive(own, at);
    },
    async hydrate(at) {
      const tag = await defined(at.host.context);
      const own = at.element.firstElementChild as PartElement<Data> | null;
      if (own?.localName !== tag || !own.shadowRoot) throw new Error(`${tag} came without its shadow root`);
      return alive(own, at);
    },
  };
}

/** `customElements.define` is for ever, so the version stands in the tag: two of them may meet in one tab. */
function tagName(name: string, { remote, version }: RenderEnvironment): string {
  return `${remote}-${name}-${version}`.toLowerCase().replaceAll(/[^a-z0-9.-]/g, '-');
}
