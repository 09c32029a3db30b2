import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Who may call, and where. */
export interface Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** A request with its whole body. */
export interface ReceivedRequest {
  readonly request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>;
  readonly body: Buffer;
}

const authorization =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([\w;-]+), Signature=([0-9a-f]{64})$/;
const widestSkewMs = 15 * 60_000;

const digestOf = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * What is wrong with the signature of a request (version 4, in its header), by the code of the protocol; nothing where
 * it is right: of this account, of this quarter of an hour, for this address, these headers and this body.
 */
export function refusalOf({ request, body }: ReceivedRequest, account: Account, now = new Date()): string | undefined {
  const { headers } = request;
  const [, id, day, region, signedHeaders = '', signature] = authorization.exec(headers.authorization ?? '') ?? [];
  if (id === undefined) return 'AccessDenied';
  if (id !== account.accessKeyId) return 'InvalidAccessKeyId';
  if (region !== account.region) return 'AuthorizationHeaderMalformed';
  const moment = String(headers['x-amz-date']);
  if (!moment.startsWith(`${day}T`) || Math.abs(timeOf(moment) - now.getTime()) > widestSkewMs)
    return 'RequestTimeTooSkewed';
  const content = String(headers['x-amz-content-sha256']);
  const names = signedHeaders.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return 'AccessDenied';
  const canonical = [
    request.method,
    ...addressOf(request.url ?? '/'),
    ...names.map(
      (name) =>
        `${name}:${String(headers[name] ?? '')
          .trim()
          .replace(/ +/g, ' ')}`,
    ),
    '',
    signedHeaders,
    content,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const key = [String(region), 's3', 'aws4_request'].reduce<Buffer>(
    (before, part) => mac(before, part),
    mac(`AWS4${account.secretAccessKey}`, String(day)),
  );
  const expected = mac(key, ['AWS4-HMAC-SHA256', moment, scope, digestOf(canonical)].join('\n')).toString('hex');
  if (expected !== signature) return 'SignatureDoesNotMatch';
  return content === 'UNSIGNED-PAYLOAD' || content === digestOf(body) ? undefined : 'XAmzContentSHA256Mismatch';
}

/** `20261128T001500Z` in milliseconds. */
function timeOf(moment: string): number {
  return Date.parse(moment.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/** Path and query as they are signed: names in order, each with its value. */
function addressOf(address: string): readonly [string, string] {
  const [path = '/', query = ''] = address.split('?');
  const pairs = query.split('&').filter((pair) => pair !== '');
  const named = pairs.map((pair) => (pair.includes('=') ? pair : `${pair}=`));
  return [path, named.toSorted().join('&')];
}
