/**
 * Keeps the page behind a modal still; called whenever one opens or closes. The document is asked anew each time, since
 * every remote has modals of its own. A `:has()` in the styles would say the same, but makes the browser look through
 * the whole page at each change of it.
 */
export function holdPage(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}
