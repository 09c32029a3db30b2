import { Agent, request as ask, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as askTls, Agent as TlsAgent } from 'node:https';

/** A question to a backend that may be asked twice. */
export interface Question {
  readonly url: URL;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly signal: AbortSignal;
}

export interface AnswerLimits {
  /** The longest answer, in bytes. */
  readonly bytes: number;
  /** How long may be waited for all of it. */
  readonly ms: number;
}

/** An answer with its bytes as they came: whoever asked reads them. */
export interface BackendAnswer {
  readonly status: number;
  readonly type: string | undefined;
  readonly body: Buffer;
}

const agents = { 'http:': new Agent({ keepAlive: true }), 'https:': new TlsAgent({ keepAlive: true }) };

/**
 * Asks over connections that are kept. Not `fetch`: its streams cost the shell's thread several times as much, for every
 * call of every page. Rejects for an answer that is a redirect, too long, too late or none.
 */
export async function askBackend(question: Question, limits: AnswerLimits): Promise<BackendAnswer> {
  return askOnce(question, limits).catch((failure: AskFailure | Error) => {
    if (failure instanceof AskFailure && failure.wasClosedInBetween) return askOnce(question, limits);
    throw failure;
  });
}

/**
 * No answer. Where a connection that was kept is closed under the question, it had most likely been closed before; nobody
 * can tell, so only what may be asked twice is asked here.
 */
class AskFailure extends Error {
  readonly wasClosedInBetween: boolean;

  constructor({ code, message }: NodeJS.ErrnoException, { reusedSocket }: ClientRequest) {
    super(message);
    this.wasClosedInBetween = reusedSocket && code === 'ECONNRESET';
  }
}

function askOnce(
  { url, method, headers, body, signal }: Question,
  { bytes, ms }: AnswerLimits,
): Promise<BackendAnswer> {
  return new Promise((resolve, reject) => {
    const isTls = url.protocol === 'https:';
    const length = body.length > 0 || method === 'POST' ? { 'content-length': String(body.length) } : {};
    const wish = { method, headers: { ...headers, ...length }, signal };
    const request = isTls
      ? askTls(url, { ...wish, agent: agents['https:'] })
      : ask(url, { ...wish, agent: agents['http:'] });
    const tooLate = setTimeout(() => request.destroy(new Error(`no answer after ${ms} ms`)), ms);
    request.once('close', () => clearTimeout(tooLate));
    request.on('error', (error) => reject(new AskFailure(error, request)));
    request.once('response', (answer) => {
      readAnswer(answer, bytes).then(resolve, (error: Error) => {
        request.destroy();
        reject(error);
      });
    });
    request.end(body);
  });
}

function readAnswer(answer: IncomingMessage, mostBytes: number): Promise<BackendAnswer> {
  const { statusCode: status = 0, headers } = answer;
  return new Promise((resolve, reject) => {
    if (status >= 300 && status < 400 && headers.location !== undefined)
      reject(new Error('A redirect is not followed'));
    const parts: Buffer[] = [];
    let bytes = 0;
    answer.on('data', (part: Buffer) => {
      bytes += part.length;
      if (bytes > mostBytes) reject(new Error('The answer is longer than a remote may get'));
      else parts.push(part);
    });
    answer.once('error', reject);
    answer.once('end', () => resolve({ status, type: headers['content-type'], body: Buffer.concat(parts, bytes) }));
  });
}
