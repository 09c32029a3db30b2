import type { Head } from '@umbral/protocol/remote/head.ts';
import type { Robots } from '@umbral/protocol/routes/owners.ts';

interface HeadFacts {
  readonly head: Head;
  /** Path with query. */
  readonly href: string;
  readonly origin: string;
  /** The route table's value. */
  readonly robots: Robots;
}

/** Makes the document's head say what the page on the screen says, after a soft navigation. */
export function syncHead({ head, href, origin, robots }: HeadFacts): void {
  document.title = head.title;
  const absolute = (path: string | undefined) => (path === undefined ? undefined : new URL(path, origin).href);
  const [path = '/'] = href.split('?');
  setTag('meta', 'name', 'description', 'content', head.description);
  setTag('meta', 'name', 'robots', 'content', head.robots ?? robots);
  setTag('link', 'rel', 'canonical', 'href', absolute(head.canonical ?? path));
  setTag('link', 'rel', 'prev', 'href', absolute(head.prev));
  setTag('link', 'rel', 'next', 'href', absolute(head.next));
  removeMachineFacts();
}

function setTag(tag: 'meta' | 'link', key: string, name: string, attribute: string, value: string | undefined): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === undefined) {
    existing?.remove();
    return;
  }
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

/** Only the server's document of each page has these, for programs; Trusted Types refuse a script's text here. */
function removeMachineFacts(): void {
  for (const node of document.querySelectorAll('script[type="application/ld+json"], link[hreflang]')) node.remove();
}
