import { longestPart, partHref } from '../../document/page-part.ts';
import { boot } from '../boot-data.ts';
import { type Drawer, type ReadPart, readPart } from './read-part.ts';

/** A server that says nothing for so long is slower than drawing here; one that has begun may take longer. */
const firstByteMs = 2500;
const wholeMs = 5000;

/**
 * Asks the server for the part of a page. The browser parses it as a document that nothing runs in: no HTML is made from
 * text. Undefined where there is none, for whatever reason.
 */
export function requestPart(drawer: Drawer, href: string, signal: AbortSignal): Promise<ReadPart | undefined> {
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    const settle = (answer: Document | null) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', giveUp);
      resolve(answer && !signal.aborted ? readPart(answer, drawer) : undefined);
    };
    // A request that is ended when its last byte is there tells nobody of its end.
    const giveUp = () => {
      request.abort();
      settle(null);
    };
    const silence = setTimeout(giveUp, firstByteMs);
    request.open('GET', partHref(boot.composition, href));
    request.responseType = 'document';
    request.timeout = wholeMs;
    request.onreadystatechange = () => {
      if (request.readyState >= XMLHttpRequest.HEADERS_RECEIVED) clearTimeout(silence);
    };
    request.onprogress = ({ loaded }) => {
      if (loaded > longestPart * 2) giveUp();
    };
    request.onloadend = () => settle(request.status === 200 ? request.responseXML : null);
    signal.addEventListener('abort', giveUp);
    request.send();
  });
}
