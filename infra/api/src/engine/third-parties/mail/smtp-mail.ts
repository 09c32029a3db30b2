import { createTransport } from 'nodemailer';
import { MailFailure, type MailTransport } from './mail-transport.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://` with user and password where the server wants them. */
  url: string;
  /** Milliseconds for the connection and the greeting; half a minute at most passes without a byte afterwards. */
  timeoutMs?: number;
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]']);
const idleMs = 30_000;

/** Sends by a mail server over at most two connections; to another machine only with TLS. */
export function smtpMail({ url, timeoutMs = 10_000 }: SmtpOptions): MailTransport {
  const { protocol, hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: Math.min(idleMs, timeoutMs * 3),
    requireTLS: protocol === 'smtp:' && !thisMachine.has(hostname),
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail);
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Codes of the library before any mail was begun, and of the system where nobody answered. */
const awayCodes = ['EDNS', 'EAUTH', 'ETLS', 'EPROTOCOL'];
const awaySystemCodes = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];

/**
 * By the reply's number, not the library's code: a 5xx to the receiver or the content is final, everything else may
 * pass. A refused sender or password is our own configuration, which waits until somebody mends it. What breaks off or
 * falls silent in the middle of a mail may be that mail's own fault, so that it counts as an attempt.
 */
function toMailError(thrown: unknown): Error {
  const { code = 'error', originalCode = '', command = '', responseCode, message } = factsOf(thrown);
  const reason = `mail server: ${responseCode ?? code}${command && ` at ${command}`}`;
  const isFinal = responseCode !== undefined && responseCode >= 500;
  if (isFinal && (command === 'RCPT TO' || command === 'DATA')) return new MailFailure('refused', reason);
  if (code === 'EENVELOPE' && command === 'API') return new MailFailure('refused', 'mail server: no valid receiver');
  const isSilent = code === 'ETIMEDOUT' && message !== 'Timeout';
  const isAway = isSilent || awayCodes.includes(code) || awaySystemCodes.includes(originalCode);
  return isAway || command === 'MAIL FROM' ? new MailFailure('unreachable', reason) : new Error(reason);
}

interface SmtpFacts {
  code?: string;
  originalCode?: string;
  command?: string;
  responseCode?: number;
  message: string;
}

/** The library's facts of an error; its message is left out of ours, since it may quote an address. */
function factsOf(thrown: unknown): SmtpFacts {
  if (!(thrown instanceof Error)) return { message: String(thrown) };
  const { code, originalCode, command, responseCode } = thrown as Error & Partial<SmtpFacts>;
  return {
    message: thrown.message,
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof originalCode === 'string' ? { originalCode } : {}),
    ...(typeof command === 'string' ? { command } : {}),
    ...(typeof responseCode === 'number' ? { responseCode } : {}),
  };
}
