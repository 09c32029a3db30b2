import { boot } from './boot-data.ts';

/**
 * Module Federation asks here for the script of a container. Only containers of this document's composition are
 * loaded, and only with the integrity that the server gave; a remote under development has none.
 */
export default function integrityPlugin() {
  return {
    name: 'integrity',
    createScript({ url }: { readonly url: string }): HTMLScriptElement {
      const remote = boot.remotes.find(
        ({ entry }) => new URL(entry, location.origin).href === new URL(url, location.origin).href,
      );
      if (!remote) throw new Error(`${url} is not in the composition`);
      const script = document.createElement('script');
      script.src = remote.entry;
      script.crossOrigin = 'anonymous';
      if (remote.integrity) {
        script.integrity = remote.integrity;
      } else if (!remote.dev) {
        throw new Error(`${remote.name} has no integrity`);
      }
      return script;
    },
  };
}
