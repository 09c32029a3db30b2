import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import PostalMime, { type Email } from 'postal-mime';
import { mailTopic } from '../engine/mail/mail-topic.ts';
import { createWorker } from '../engine/outbox/outbox-worker.ts';
import { createMailTransport } from '../engine/third-parties/mail/create-mail-transport.ts';
import { portalLetters } from '../features.ts';
import type { TestApp } from './test-app.ts';

/** Delivers mails of the outbox into the folder of the test, and does with them what their readers do. */
export interface Postman {
  /** Delivers what waits. */
  deliver(): Promise<void>;
  /** Delivers what waits and gives all mails, in the order of their rows. */
  mails(): Promise<Email[]>;
  lastMail(): Promise<Email>;
  header(mail: Email, name: string): string | undefined;
  /** Path and query of the first link of a mail that leads below /api to a path. */
  linkIn(mail: Email, path: string): string;
  /** Path and query of the address in `List-Unsubscribe`. */
  unsubscribeLink(mail: Email): string;
  open(link: string): Promise<LightMyRequestResponse>;
  /** Presses the button of the page behind a link, as a browser does. */
  press(link: string): Promise<LightMyRequestResponse>;
  /** Posts as a mail program does by RFC 8058: no browser, no origin. */
  oneClick(link: string): Promise<LightMyRequestResponse>;
}

const silent = { warn: () => undefined, error: () => undefined };
const formType = { 'content-type': 'application/x-www-form-urlencoded' };

/** A postman for a test application. */
export function createPostman({ app, backend, mailDir }: TestApp): Postman {
  const { origin } = backend.config;

  async function deliver(): Promise<void> {
    const transport = createMailTransport(backend.config.mail);
    await createWorker(backend, [mailTopic(backend, { letters: portalLetters, transport })], silent).drain();
    transport.close();
  }

  async function mails(): Promise<Email[]> {
    await deliver();
    const names = readdirSync(mailDir).filter((name) => name.endsWith('.eml'));
    return Promise.all(names.toSorted().map((name) => PostalMime.parse(readFileSync(join(mailDir, name)))));
  }

  function header(mail: Email, name: string): string | undefined {
    return mail.headers.find(({ key }) => key === name)?.value;
  }

  return {
    deliver,
    mails,
    header,
    async lastMail() {
      const last = (await mails()).at(-1);
      if (!last) throw new Error('no mail was delivered');
      return last;
    },
    linkIn({ text = '' }, path) {
      const start = text.indexOf(`${origin}/api${path}?`);
      return start < 0 ? '' : (text.slice(start + origin.length).split(/\s/)[0] ?? '');
    },
    unsubscribeLink(mail) {
      const [, url = ''] = /^<(.+)>$/.exec(header(mail, 'list-unsubscribe') ?? '') ?? [];
      return url.slice(origin.length);
    },
    open: (link) => app.inject({ url: link }),
    press: (link) =>
      app.inject({
        method: 'POST',
        url: link,
        headers: { ...formType, 'sec-fetch-site': 'same-origin', origin },
        payload: '',
      }),
    oneClick: (link) =>
      app.inject({ method: 'POST', url: link, headers: formType, payload: 'List-Unsubscribe=One-Click' }),
  };
}
