import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** How a mail server can behave. */
export type MailManner =
  | 'takes'
  | 'refuses-receiver'
  | 'refuses-sender'
  | 'refuses-content'
  | 'later'
  | 'refuses-password'
  | 'silent';

export interface MailServer {
  readonly url: string;
  /** Mails that were taken, as they came over the line. */
  readonly mails: readonly { readonly receivers: readonly string[]; readonly raw: string }[];
  /** Changes its manner, towards everybody or one receiver. */
  behave(manner: MailManner, receiver?: string): void;
  close(): Promise<void>;
}

function reply(code: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode: code });
}

/** Starts a mail server on this machine, without TLS; `asksPassword` makes it demand one. */
export async function startMailServer({ asksPassword = false } = {}): Promise<MailServer> {
  const mails: { receivers: string[]; raw: string }[] = [];
  let manner: MailManner = 'takes';
  let meant: string | undefined;
  const server = new SMTPServer({
    authOptional: !asksPassword,
    allowInsecureAuth: true,
    disabledCommands: asksPassword ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth(auth, _session, done) {
      done(manner === 'refuses-password' ? reply(535, 'no') : null, { user: auth.username ?? '' });
    },
    onMailFrom(_address, _session, done) {
      done(manner === 'refuses-sender' ? reply(550, 'sender denied') : null);
    },
    onRcptTo({ address }, _session, done) {
      if (meant !== undefined && address !== meant) done();
      else if (manner === 'refuses-receiver') done(reply(550, 'no such user'));
      else done(manner === 'later' ? reply(451, 'greylisted') : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (manner === 'silent') return;
        if (manner === 'refuses-content') {
          done(reply(554, 'looks like spam'));
          return;
        }
        const receivers = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ receivers, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${asksPassword ? 'umbral:secreto@' : ''}127.0.0.1:${port}`,
    mails,
    behave(next, receiver) {
      manner = next;
      meant = receiver;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
